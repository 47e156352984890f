"""What is asked when the program seems to run already, and does not answer."""

from PySide6.QtWidgets import QMessageBox

from tripeaks.model.single_instance import SingleInstance


class AlreadyRunning(QMessageBox):
    """Asks what to do; only another computer's lock may be taken over unseen."""

    def __init__(self, *, is_elsewhere: bool) -> None:
        super().__init__()
        self.setObjectName("alreadyRunning")
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle("TriPeaks")
        again = self.addButton(self.tr("&Try again"), QMessageBox.ButtonRole.AcceptRole)
        again.setObjectName("tryAgain")
        if is_elsewhere:
            self.setText(
                self.tr(
                    "TriPeaks seems to run on another computer with the same games. If it does "
                    "not, these games can be taken over here."
                )
            )
            take = self.addButton(self.tr("Take &over"), QMessageBox.ButtonRole.DestructiveRole)
            take.setObjectName("takeOver")
        else:
            self.setText(
                self.tr(
                    "TriPeaks is running already and does not answer. So that no move is lost, it "
                    "is not started twice: wait a moment, or end the other one, and try again."
                )
            )
        self.addButton(QMessageBox.StandardButton.Close)
        self.setDefaultButton(again)

    def ask(self) -> str:
        """Wait for the answer and return the object name of its button."""
        self.exec()
        button = self.clickedButton()  # nothing, where the window was closed otherwise
        return button.objectName() if button in self.buttons() else ""


def claim_or_hand_over(instance: SingleInstance, text: str) -> bool:
    """Become the owner of the data folder, or give `text` to the program that is; True for owner.

    Two programs never write into one folder: where the owner does not answer the player is asked,
    again and again, until it does, is gone, or the player gives up.
    """
    while not instance.claim():
        if instance.hand_over(text):
            return False
        answer = AlreadyRunning(is_elsewhere=instance.is_owned_elsewhere).ask()
        if answer == "takeOver" and instance.take_over():
            return True
        if answer not in ("takeOver", "tryAgain"):
            return False
    return True

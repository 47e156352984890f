"""What every test needs: Qt without a display, and Hypothesis that gives CI one answer."""

import os

from hypothesis import settings

# Before anything makes an application: a display that is named wins, none is needed.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No deadline: one slow example on a busy machine says nothing about the code.
settings.register_profile("explore", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "explore")
)

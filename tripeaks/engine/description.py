"""A board, a card and a rule set in words (rules: the board in words).

Every function takes the `Words` of a language. A face-down card is never named.
"""

from tripeaks.engine.cards import Card
from tripeaks.engine.rules import CLASSIC, EASY, HOGUE_1989, TRADITIONAL, Rules
from tripeaks.engine.state import State
from tripeaks.engine.tableau import ROWS, sites
from tripeaks.engine.words import Words


def describe_card(card: Card, words: Words) -> str:
    """Return a card's name, such as "ace of clubs"."""
    if card.suit is None:
        return words.cards.joker
    rank = words.cards.ranks[card.rank - 1]
    return words.cards.name.format(rank=rank, suit=words.cards.suits[card.suit])


def describe_site(state: State, site: int, words: Words) -> str:
    """Return what a player sees at a site whose card is not taken."""
    if state.is_face_up(site):
        return describe_card(state.deal.tableau[site], words)
    return words.cards.face_down


def describe_stock(state: State, words: Words) -> str:
    """Return the stock's heading and count, such as "Stock: 23 cards"."""
    board = words.board
    count = board.cards(state.stock_count) if state.stock_count else board.empty_stock
    return f"{board.stock}: {count}"


def describe_waste(state: State, words: Words) -> str:
    """Return the waste's heading and top card, such as "waste: ace of clubs"."""
    board = words.board
    top = state.waste_top
    return f"{board.waste}: {board.empty_waste if top is None else describe_card(top, words)}"


def describe_step(before: State, after: State, words: Words) -> str:
    """Return what a step changed: the waste's top card, and the cards that turned up."""
    turned_up = [
        describe_site(after, site, words)
        for site in sites(after.remaining)
        if after.is_face_up(site) and not before.is_face_up(site)
    ]
    return "; ".join([describe_waste(after, words), *turned_up])


def describe_board(state: State, words: Words) -> str:
    """Return the whole board as text: the piles, then the rows that still have cards."""
    rows = []
    for heading, row in zip(words.board.rows, ROWS, strict=True):
        cards = [describe_site(state, site, words) for site in row if state.is_present(site)]
        if cards:
            rows.append(f"{heading}: {', '.join(cards)}")
    piles = f"{describe_stock(state, words)}; {describe_waste(state, words)}."
    if not rows:
        return piles
    text = "; ".join(rows)
    if words.board.rows_start_a_sentence:
        text = text[0].upper() + text[1:]
    return f"{piles} {text}."


def name_rules(rules: Rules, words: Words) -> str:
    """Return the name of the preset that `rules` are, or the word for rules of one's own."""
    names = words.rules
    presets = {
        EASY: names.easy,
        CLASSIC: names.classic,
        TRADITIONAL: names.traditional,
        HOGUE_1989: names.hogue_1989,
    }
    return presets.get(rules, names.custom)


def describe_rules(rules: Rules, words: Words) -> str:
    """Return everything a rule set says, a sentence for each point."""
    says, scoring = words.rules, rules.scoring
    sentences = [says.linked if rules.wrap else says.separate, says.scoring[scoring.system]]
    if scoring.clear_bonus:
        sentences.append(says.clear_bonus.format(n=scoring.clear_bonus))
    if scoring.leftovers:
        sentences.append(says.leftovers)
    if rules.open_peaks:
        sentences.append(says.open_peaks)
    if rules.jokers:
        sentences.append(says.jokers(rules.jokers))
    if rules.empty_waste:
        sentences.append(says.empty_waste)
    if rules.draw_only_when_stuck:
        sentences.append(says.draw_only_when_stuck)
    return " ".join(sentences)

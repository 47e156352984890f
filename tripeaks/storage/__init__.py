"""What is kept on disk: one SQLite file ``tripeaks.db`` in the data folder; knows no Qt.

Writing, in the window's thread, every call far below 8 ms::

    journal = Journal(folder)            # opens, makes, migrates, sets aside what is damaged
    journal.current, journal.left        # the `Session`s that the last run left on the table
    journal.open_game(session, left)     # at GameModel.game_started
    journal.append(step.cause)           # at GameModel.stepped, after session.elapsed_ms is set
    journal.update()                     # after a hint or a check, or when the clock stops
    journal.is_saved, journal.failure    # the standing notice; journal.retry() by a slow timer
    journal.take_notices()               # what happened: a file set aside, and as which name
    journal.close()

Reading and all else, in a worker's thread: 100,000 games take longer than a frame::

    with open_archive(folder) as connection:
        History(connection).numbers(Filter(text="AAB"), Column.SCORE), .games(…), .replay(…)
        Statistics(connection).figures("TP1-E"), .scores(), .distribution(), .win_rates(20)
        daily_results(connection, first, last), days_won(connection); streak(days, today)
        export_json(connection, path), export_csv(…), reset(connection, "TP1-E")
        import_games(connection, read_games(path))
    keep_up(folder, today, is_start=True)  # checks everything, backs up; also after each game
    rescue = find_games(folder)            # what was lost: offered at each start until one of
    bring_back(folder, rescue, today), refuse(rescue, today)

`open_archive` and `keep_up` raise a KnownError for whatever goes wrong with the file; one whose
problem is DATABASE_DAMAGED is told to `Journal.replace_damaged`. What counts is said in
`journal`, what is noticed of damage in `seals`.
"""

"""Lets Orca write each line of its log at once, so that it can be read while Orca runs. Python imports this file from PYTHONPATH."""
import builtins
import os

log = os.environ.get("TRESTLE_ORCA_LOG", "")
opened = builtins.open


def open_by_lines(file, mode="r", buffering=-1, *arguments, **options):
    return opened(file, mode, 1 if file == log and "b" not in mode else buffering, *arguments, **options)


builtins.open = open_by_lines

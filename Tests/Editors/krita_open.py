"""Opens the file in ART with Krita, for large.py. Run by `kritarunner -s krita_open -f main`."""
import os

from krita import Krita


def main(*_):
    document = Krita.instance().openDocument(os.environ["ART"])
    document.setBatchmode(True)
    document.waitForDone()
    document.close()

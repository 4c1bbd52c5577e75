"""Paints with Krita's own Python and saves every two seconds, for live.py.

Run by `kritarunner -s krita_live -f main`, with the folder in OUT and the number of saves in SAVES. Writes the first
version and the file `ready`, waits for the file `go`, and notes the time after each save in `saves`.
"""
import os
import random
import time

from PyQt5.QtCore import QByteArray
from PyQt5.QtWidgets import QApplication
from krita import Krita

WIDTH, HEIGHT = 1080, 2340
OUT = os.environ["OUT"] + "/"
SAVES = int(os.environ["SAVES"])
PERIOD = 2


def signal(number):
    """The color of the patch in a version; each differs from the 26 before it."""
    return [40 + number // 3**digit % 3 * 90 for digit in range(3)]


def fill(node, color, x, y, width, height):
    red, green, blue = color
    node.setPixelData(QByteArray(bytes([blue, green, red, 255]) * (width * height)), x, y, width, height)


def wait_until(is_over):
    while not is_over():
        QApplication.processEvents()
        time.sleep(0.01)


def main(*_):
    document = Krita.instance().createDocument(WIDTH, HEIGHT, "live", "RGBA", "U8", "", 72.0)
    document.setBatchmode(True)
    root = document.rootNode()
    for node in root.childNodes():
        node.remove()

    def add(name, parent=root):
        node = document.createNode(name, "paintlayer")
        parent.addChildNode(node, None)
        return node

    fill(add("Sky 0.1"), (120, 170, 230), 0, 0, WIDTH, HEIGHT)
    hills = document.createGroupLayer("Hills 0.5")
    root.addChildNode(hills, None)
    fill(add("Far", hills), (90, 130, 110), 0, 1400, WIDTH, 500)
    fill(add("Near", hills), (60, 110, 70), 0, 1700, WIDTH, 640)
    strokes = add("Strokes 0.8")
    # A layer that stays where it is on the screen.
    patch = add("Signal 0.0")
    numbers = random.Random(1)

    def paint(number):
        fill(patch, signal(number), 400, 1000, 280, 280)
        for _ in range(12):
            color = [numbers.randrange(256) for _ in range(3)]
            fill(strokes, color, numbers.randrange(WIDTH - 300), numbers.randrange(HEIGHT - 60), 300, 24)
        document.refreshProjection()
        document.waitForDone()

    paint(0)
    document.saveAs(OUT + "live.kra")
    document.waitForDone()
    open(OUT + "ready", "w").close()
    wait_until(lambda: os.path.exists(OUT + "go"))
    start = time.time()
    with open(OUT + "saves", "w", buffering=1) as saves:
        for number in range(1, SAVES + 1):
            wait_until(lambda: time.time() >= start + number * PERIOD)
            paint(number)
            begun = time.time()
            document.save()
            document.waitForDone()
            saves.write(f"{number} {begun} {time.time()}\n")
    open(OUT + "done", "w").close()
    document.setModified(False)
    document.close()

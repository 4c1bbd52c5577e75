"""Writes a painting with Krita's own Python: valley.kra, .ora and .psd, and Krita's flat picture of it.

Run by `kritarunner -s krita_valley -f main`, with the folder in OUT.
"""
import os

from PyQt5.QtCore import QByteArray, Qt
from PyQt5.QtGui import QColor, QImage, QPainter
from krita import InfoObject, Krita

WIDTH, HEIGHT = 720, 480
OUT = os.environ["OUT"] + "/"


def put(node, color, x, y, width, height, is_round=True):
    image = QImage(WIDTH, HEIGHT, QImage.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.Antialiasing)
    painter.setPen(Qt.NoPen)
    painter.setBrush(QColor(*color))
    (painter.drawEllipse if is_round else painter.drawRect)(x, y, width, height)
    painter.end()
    bits = image.bits()
    bits.setsize(image.byteCount())
    node.setPixelData(QByteArray(bytes(bits)), 0, 0, WIDTH, HEIGHT)


def main(*_):
    document = Krita.instance().createDocument(WIDTH, HEIGHT, "valley", "RGBA", "U8", "", 72.0)
    document.setBatchmode(True)
    root = document.rootNode()
    for node in root.childNodes():
        node.remove()

    def add(name, parent, color, x, y, width, height, mode="normal", opacity=255, is_round=True):
        node = document.createNode(name, "paintlayer")
        parent.addChildNode(node, None)
        put(node, color, x, y, width, height, is_round)
        node.setBlendingMode(mode)
        node.setOpacity(opacity)
        return node

    add("Sky 0.1", root, (120, 170, 230), 0, 0, WIDTH, HEIGHT, is_round=False)
    add("Sun", root, (255, 220, 90), 490, 50, 140, 140)
    hills = document.createGroupLayer("Hills")
    root.addChildNode(hills, None)
    add("Far", hills, (90, 130, 110), -100, 260, 700, 400)
    add("Near", hills, (60, 110, 70), 200, 320, 700, 400, opacity=204)
    add("Shade", hills, (120, 120, 180), 150, 330, 420, 240, "multiply", 153)
    add("Glow", hills, (200, 160, 60), 60, 280, 300, 180, "screen", 120)
    add("Veil", hills, (230, 120, 60), 400, 300, 300, 180, "overlay", 200)
    add("Cliff", hills, (200, 90, 60), 500, 220, 180, 140)
    add("Mist", root, (255, 255, 255), 40, 230, 640, 110, opacity=115)
    add("Notes", root, (255, 0, 0), 0, 0, 300, 300).setVisible(False)
    document.refreshProjection()
    document.waitForDone()
    for ending in ("kra", "ora", "psd"):
        document.saveAs(OUT + "krita." + ending)
        document.waitForDone()
    document.exportImage(OUT + "krita.png", InfoObject())
    document.setModified(False)
    document.close()

"""Writes a painting with MyPaint's own library: mypaint.ora and its flat picture, into the folder OUT.

MyPaint mixes in linear light unless it is told otherwise, as here.
"""
import os
import sys

sys.path.insert(0, "/usr/lib/mypaint")
import lib.eotf

lib.eotf.set_eotf(1.0)
import lib.document
import lib.layer
import lib.mypaintlib as modes
import numpy
from PIL import Image, ImageDraw

WIDTH, HEIGHT = 720, 480
OUT = os.environ["OUT"]


def picture(color, x, y, width, height):
    large = Image.new("RGBA", (WIDTH * 4, HEIGHT * 4), (0, 0, 0, 0))
    ImageDraw.Draw(large).ellipse([x * 4, y * 4, (x + width) * 4, (y + height) * 4], fill=color + (255,))
    return large.resize((WIDTH, HEIGHT), Image.LANCZOS)


document = lib.document.Document()
document.set_frame([0, 0, WIDTH, HEIGHT], user_initiated=True)
document.set_frame_enabled(True, user_initiated=True)
stack = document.layer_stack
while len(stack):
    stack.pop(0)


def add(path, name, pixels, mode=modes.CombineNormal, opacity=1.0):
    layer = lib.layer.PaintingLayer(name=name)
    layer._surface.load_from_numpy(numpy.ascontiguousarray(numpy.asarray(pixels)), 0, 0)
    layer.mode, layer.opacity = mode, opacity
    stack.deepinsert(path, layer)


add((0,), "Sky 0.1", Image.new("RGBA", (WIDTH, HEIGHT), (120, 170, 230, 255)))
add((0,), "Sun", picture((255, 220, 90), 490, 50, 140, 140))
hills = lib.layer.LayerStack(name="Hills")
stack.deepinsert((0,), hills)
hills.mode = modes.CombineNormal
add((0, 0), "Far", picture((90, 130, 110), -100, 260, 700, 400))
add((0, 0), "Near", picture((60, 110, 70), 200, 320, 700, 400), opacity=0.8)
add((0, 0), "Shade", picture((120, 120, 180), 150, 330, 420, 240), modes.CombineMultiply, 0.6)
add((0,), "Mist", picture((255, 255, 255), 40, 230, 640, 110), opacity=0.45)
document.save(OUT + "/mypaint.ora")
document.save(OUT + "/mypaint.png")

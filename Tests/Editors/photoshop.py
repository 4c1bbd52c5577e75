"""Writes a painting with psd-tools: psd-tools.psd, and its composite, into the folder OUT.

It has what the other editors do not write: layers that are clipped to others and to groups, and a group through which
layers blend, with an opacity.
"""
import os

from PIL import Image, ImageDraw
from psd_tools import PSDImage
from psd_tools.api.layers import Group, PixelLayer
from psd_tools.constants import BlendMode

WIDTH, HEIGHT = 720, 480
OUT = os.environ["OUT"]


def picture(color, x, y, width, height, alpha=255, shape="ellipse"):
    large = Image.new("L", (width * 4, height * 4), 0)
    getattr(ImageDraw.Draw(large), shape)([0, 0, width * 4 - 1, height * 4 - 1], fill=alpha)
    flat = Image.new("RGB", (width, height), color)
    flat.putalpha(large.resize((width, height), Image.LANCZOS))
    return flat


document = PSDImage.new("RGB", (WIDTH, HEIGHT))


def add(parent, name, color, x, y, width, height, mode=BlendMode.NORMAL, opacity=255, alpha=255, shape="ellipse"):
    layer = PixelLayer.frompil(picture(color, x, y, width, height, alpha, shape), document, name, y, x)
    parent.append(layer)
    layer.blend_mode, layer.opacity = mode, opacity
    return layer


add(document, "Sky 0.1", (120, 170, 230), 0, 0, WIDTH, HEIGHT, shape="rectangle")
add(document, "Moon", (235, 225, 190), 480, 40, 160, 160, opacity=230)
for name, color, x, y, mode, opacity in [
    ("Moon shade", (120, 110, 150), 520, 20, BlendMode.MULTIPLY, 204),
    ("Moon light", (140, 120, 60), 440, 90, BlendMode.SCREEN, 255),
    ("Moon spot", (150, 90, 60), 500, 120, BlendMode.NORMAL, 128),
]:
    add(document, name, color, x, y, 150, 120, mode, opacity).clipping = True
hills = Group.new(document, "Hills")
hills.blend_mode = BlendMode.NORMAL
add(hills, "Far", (90, 130, 110), -100, 260, 700, 400)
add(hills, "Near", (60, 110, 70), 200, 320, 700, 400)
add(hills, "Glow", (200, 160, 60), 60, 280, 300, 180, BlendMode.SCREEN, 120)
through = Group.new(hills, "Village")
through.blend_mode, through.opacity = BlendMode.PASS_THROUGH, 200
add(through, "House", (200, 90, 60), 330, 330, 90, 80, alpha=200)
add(through, "Window", (255, 230, 120), 340, 350, 30, 90).clipping = True
add(through, "Lamp", (255, 200, 90), 390, 350, 60, 40, opacity=180).clipping = True
add(through, "Dusk", (150, 130, 180), 300, 300, 200, 160, BlendMode.MULTIPLY, 128)
add(document, "Hills shade", (150, 140, 170), 150, 240, 420, 240, BlendMode.MULTIPLY, 153).clipping = True
add(document, "Mist", (255, 255, 255), 40, 230, 640, 110, opacity=115)
add(document, "Notes", (255, 0, 0), 0, 0, 300, 300).visible = False
document.save(OUT + "/psd-tools.psd")
document.composite(force=True).convert("RGBA").save(OUT + "/psd-tools.png")

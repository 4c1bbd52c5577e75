"""Makes an OpenRaster file of 40 layers of 4000 by 3000 pixels, and measures Parallax and Krita, which open it.

`large.py PROGRAM FOLDER`, with a display in DISPLAY. Prints seconds and megabytes, the most of any one process.
"""
import io
import os
import random
import shutil
import subprocess
import sys
import time
import zipfile

from PIL import Image, ImageDraw, ImageFilter

PROGRAM, OUT = sys.argv[1], sys.argv[2]
WIDTH, HEIGHT, LAYERS, PICTURES = 4000, 3000, 40, 8
ART, SCENE = OUT + "/large.ora", OUT + "/large.parallax.json"


def picture(number):
    """A layer with soft shapes and grain, in PNG."""
    numbers = random.Random(number)
    small = Image.new("RGBA", (WIDTH // 4, HEIGHT // 4), (0, 0, 0, 0))
    pen = ImageDraw.Draw(small)
    for _ in range(60):
        x, y, size = numbers.randrange(WIDTH // 4), numbers.randrange(HEIGHT // 4), numbers.randrange(20, 240)
        pen.ellipse([x, y, x + size, y + size // 2], fill=tuple(numbers.randrange(256) for _ in range(4)))
    soft = small.filter(ImageFilter.GaussianBlur(2)).resize((WIDTH, HEIGHT))
    grain = Image.effect_noise((WIDTH, HEIGHT), 12)
    soft.paste(Image.merge("RGB", [grain] * 3), mask=soft.getchannel("A").point(lambda alpha: alpha // 6))
    file = io.BytesIO()
    soft.save(file, "PNG", compress_level=1)
    return file.getvalue()


def measure(name, command, **variables):
    begun = time.time()
    process = subprocess.Popen(
        command, env={**os.environ, **variables}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    fault = "" if status == 0 else f" (it ends with {os.waitstatus_to_exitcode(status)})"
    print(f"{name}: {time.time() - begun:.2f} s, {usage.ru_maxrss / 1024:.0f} MB{fault}", flush=True)
    return status


def make():
    with zipfile.ZipFile(ART, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("mimetype", "image/openraster")
        names = "".join(
            f'<layer name="Layer {number}" src="data/{number}.png" x="0" y="0"/>' for number in reversed(range(LAYERS)))
        archive.writestr("stack.xml", f'<image w="{WIDTH}" h="{HEIGHT}"><stack>{names}</stack></image>')
        pictures = [picture(number) for number in range(PICTURES)]
        for number in range(LAYERS):
            archive.writestr(f"data/{number}.png", pictures[number % PICTURES])
        merged = Image.new("RGBA", (256, 192))
        for name in ("mergedimage.png", "Thumbnails/thumbnail.png"):
            file = io.BytesIO()
            merged.save(file, "PNG")
            archive.writestr(name, file.getvalue())


# In a process of its own: what starts others counts its own memory among theirs.
maker = os.fork()
if maker == 0:
    make()
    os._exit(0)
if os.waitpid(maker, 0)[1]:
    sys.exit("large: the file could not be made")
print(f"{LAYERS} layers of {WIDTH} x {HEIGHT}, {os.path.getsize(ART) >> 20} MB, load {os.getloadavg()[0]:.1f}")
failed = measure("parallax import", [PROGRAM, "import", ART, "-o", SCENE, "--quiet"])
failed |= measure("parallax render", [PROGRAM, "render", SCENE, "--offset", "0", "--quiet", "-o", OUT + "/large.png"])
if shutil.which("kritarunner"):
    measure("krita opens it", ["kritarunner", "-s", "krita_open", "-f", "main"], ART=ART)
sys.exit(1 if failed else 0)

"""Plays a scene in the studio's window while Krita paints and saves its file, and says what came of it.

`live.py PROGRAM FOLDER SECONDS`, with a display in DISPLAY, a home in HOME, and krita_live.py started by
.ci/paintings. Ends with 1 if the last save was not shown, or if the memory grew. What else it prints depends on what
the machine does besides.
"""
import bisect
import ctypes
import json
import os
import subprocess
import sys
import threading
import time

PROGRAM, OUT, SECONDS = sys.argv[1], sys.argv[2], int(sys.argv[3])
BUDGET = 1 / 60
QUIET = 20


def signal(number):
    return tuple(40 + number // 3**digit % 3 * 90 for digit in range(3))


class Screen:
    """Pixels of the display."""

    class Image(ctypes.Structure):
        _fields_ = [
            ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
            ("data", ctypes.POINTER(ctypes.c_ubyte)), ("byte_order", ctypes.c_int), ("unit", ctypes.c_int),
            ("bit_order", ctypes.c_int), ("pad", ctypes.c_int), ("depth", ctypes.c_int), ("stride", ctypes.c_int)]

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XGetImage.restype = ctypes.POINTER(self.Image)
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def rows(self, x, y, width, height):
        image = self.x11.XGetImage(
            self.display, self.root, x, y, width, height, ctypes.c_ulong(0xFFFFFFFF), 2)
        size = image.contents.stride * height
        data = bytes(ctypes.cast(image.contents.data, ctypes.POINTER(ctypes.c_ubyte * size)).contents)
        stride = image.contents.stride
        self.x11.XDestroyImage(image)
        return [data[row * stride:row * stride + 4 * width] for row in range(height)]

    def find(self, color):
        """The middle of an area of a color. None if there is none."""
        red, green, blue = color
        texel = bytes([blue, green, red])
        for y, row in enumerate(self.rows(0, 0, 1440, 900)):
            for x in range(0, 1440 - 20, 4):
                if row[4 * x:4 * x + 3] == texel and row[4 * (x + 20):4 * (x + 20) + 3] == texel:
                    return x + 10, y + 10
        return None

    def color(self, place):
        blue, green, red = self.rows(place[0], place[1], 1, 1)[0][:3]
        return red, green, blue


def processor_time(pid):
    """Seconds that the window's thread has had a processor."""
    with open(f"/proc/{pid}/task/{pid}/schedstat") as file:
        return int(file.read().split()[0]) / 1e9


def memory(pid):
    """Megabytes of the studio alone, and with the processes that decode."""
    def proportional(pid):
        with open(f"/proc/{pid}/smaps_rollup") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("Pss:")) / 1024

    children = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout.split()
    total = own = proportional(pid)
    for child in children:
        try:
            total += proportional(child)
        except (OSError, StopIteration):
            pass
    return own, total


def wait_until(is_over, what, seconds=120):
    end = time.time() + seconds
    while not is_over():
        if time.time() > end:
            sys.exit(f"live: {what} took more than {seconds} seconds")
        time.sleep(0.05)


class Frames:
    """The frames that the studio reports: when each came, and what the window's thread had worked before it."""

    def __init__(self, pid, path):
        self.pid, self.path, self.times, self.works, self.last = pid, path, [], [], None
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        shown, used = None, 0
        with open(self.path) as lines:
            for line in lines:
                self.last = line
                frame = line.split()[1]
                if frame == shown:
                    continue
                try:
                    now, work = time.time(), processor_time(self.pid)
                except OSError:
                    return
                self.times.append(now)
                self.works.append(work - used)
                shown, used = frame, work

    def between(self, start, end):
        """The frames of a time: their number, how long they lasted, the longest pause, and the work for each."""
        first, last = bisect.bisect(self.times, start), bisect.bisect(self.times, end)
        times, works = self.times[first:last], self.works[first:last]
        # Reports that are read late come together, the first with the work for all of them.
        bursts = [[times[0], 0, 0]]
        for moment, work in zip(times[1:], works[1:]):
            if moment > bursts[-1][0] + 0.002:
                bursts.append([moment, 0, 0])
            bursts[-1][1] += 1
            bursts[-1][2] += work
        each = sorted(work / count for _, count, work in bursts if count for _ in range(count))
        pause = max(later - one for one, later in zip(times, times[1:]))
        return len(times) - 1, times[-1] - times[0], pause, each


def report(name, count, duration, pause, works):
    missed = max(0, round(duration / BUDGET) - count)
    busy = sum(work > BUDGET for work in works)
    print(
        f"{name}: {count} frames, {missed} missed at 60 a second, longest pause {pause * 1000:.1f} ms; "
        f"work of the window's thread for a frame: half {works[len(works) // 2] * 1000:.1f} ms, 99 % "
        f"{works[len(works) * 99 // 100] * 1000:.1f} ms, most {works[-1] * 1000:.1f} ms, {busy} over "
        f"{BUDGET * 1000:.1f} ms")


wait_until(lambda: os.path.exists(OUT + "/ready"), "Krita's first save")
scene = OUT + "/live.parallax.json"
subprocess.run([PROGRAM, "import", OUT + "/live.kra", "--place", "screen", "-o", scene, "--quiet"], check=True)
# Back and forth without a rest, so that every frame differs from the last one. Between repeats there would be a rest.
tape = OUT + "/live.parallax-tape.json"
with open(tape, "w") as file:
    events = [
        {"time": 2 * leg, "kind": "offset", "offset": 700 * (leg % 2)} for leg in range(SECONDS + QUIET + 120)]
    json.dump({"tape": 1, "from": 0, "events": events}, file)
pipe = OUT + "/frames"
os.mkfifo(pipe)
studio = subprocess.Popen(
    [PROGRAM, scene, tape, "--size", "1440x900", "--scale", "1"], env={**os.environ, "PARALLAX_FRAMES": pipe})
try:
    frames = Frames(studio.pid, pipe)
    screen = Screen()
    place = []

    def is_shown():
        found = screen.find(signal(0)) if frames.last and " pictures 1 " in frames.last else None
        place[:] = found or []
        return found is not None

    wait_until(is_shown, "the first picture")
    count = len(frames.times)
    wait_until(lambda: len(frames.times) > count + 120, "the tape")
    quiet = time.time()
    time.sleep(QUIET)
    start = time.time()
    open(OUT + "/go", "w").close()
    # The times at which each version came to be seen, and the memory.
    seen, levels, version = {}, [], 0
    while not os.path.exists(OUT + "/done") or time.time() < ended + 3:
        if not os.path.exists(OUT + "/done"):
            ended = time.time()
            if ended > start + 3 * SECONDS + 60:
                sys.exit("live: Krita does not end")
        color = screen.color(place)
        for next_version in range(version + 1, version + 20):
            if color == signal(next_version):
                version, seen[next_version] = next_version, time.time()
                break
        if not levels or time.time() > levels[-1][0] + 2:
            levels.append((time.time(), *memory(studio.pid)))
        time.sleep(0.015)
    if studio.poll() is not None:
        sys.exit(f"live: the studio has ended with {studio.returncode}")
finally:
    studio.kill()
    studio.wait()

with open(OUT + "/saves") as file:
    saves = {int(number): (float(begun), float(end)) for number, begun, end in (line.split() for line in file)}
report(f"without saves, {QUIET} s", *frames.between(quiet, start))
report(f"with {len(saves)} saves, {ended - start:.0f} s", *frames.between(start, ended))
passed = [number for number in saves if number not in seen]
ways = sorted(seen[number] - saves[number][1] for number in saves if number in seen)
lengths = sorted(end - begun for begun, end in saves.values())
print(
    f"saves that were not shown before the next one: {passed or 'none'}; Krita takes "
    f"{lengths[len(lengths) // 2]:.2f} s to save, and from then to the screen it takes {ways[len(ways) // 2]:.2f} s "
    f"(half), {ways[-1]:.2f} s (most)")
third = len(levels) // 3
first, last = levels[third:2 * third], levels[2 * third:]
for index, name in [(1, "studio"), (2, "with its decoders")]:
    middle, end = (sum(level[index] for level in part) / len(part) for part in (first, last))
    print(
        f"memory, {name}: {levels[0][index]:.0f} MB at first, {middle:.0f} MB in the middle third, {end:.0f} MB in the "
        f"last, most {max(level[index] for level in levels):.0f} MB")
    # A picture of each save would be hundreds. Some megabytes are those of a tape that plays for so long.
    grew = end > middle + 16
print(f"load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
sys.exit(1 if max(saves) not in seen or grew else 0)

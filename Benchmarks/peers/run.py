#!/usr/bin/env python3
"""Runs the weather menu in several systems in turn, and prints what a frame of each costs.

    Benchmarks/peers/run.py FOLDER TURNS FRAMES PARALLAX [NAME...]

FOLDER holds what peers.sh has built; DISPLAY is a screen of 780 x 1688 pixels. Each NAME is one of the
rows; all of them if none is given. Ours is measured from outside like the others: marks.c prints what they print of
themselves. Processor time is that of all processes of a peer between its first and its last
timed frame, memory the largest sum of the proportional shares (PSS) of their memory, looked at every 20 ms.
"""
import json
import math
import os
import signal
import statistics
import subprocess
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(HERE, "..", "..", "Resources", "Pictures", "weather")
WARMUP = 60
# Its frames wait for their turn, so their times from outside are those of its clock.
WAITING = "ours, processor, window at 60"


def family(root):
    """The processes of a peer: those that descend from it."""
    children = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                parent = int(file.read().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue
        children.setdefault(parent, []).append(int(name))
    found, rest = [], [root]
    while rest:
        process = rest.pop()
        found.append(process)
        rest += children.get(process, [])
    return found


def spent(root):
    """Seconds that all threads of a peer have been on a processor, to the nanosecond."""
    total = 0
    for process in family(root):
        try:
            for thread in os.listdir(f"/proc/{process}/task"):
                with open(f"/proc/{process}/task/{thread}/schedstat") as file:
                    total += int(file.read().split()[0])
        except OSError:
            continue
    return total / 1e9


def held(root):
    """Bytes of memory that a peer has, what is shared with others in shares."""
    total = 0
    for process in family(root):
        try:
            with open(f"/proc/{process}/smaps_rollup") as file:
                total += next(int(line.split()[1]) * 1024 for line in file if line.startswith("Pss:"))
        except (OSError, StopIteration):
            continue
    return total


class Memory(threading.Thread):
    """Looks at a peer's memory until it is told to stop."""

    def __init__(self, root):
        super().__init__(daemon=True)
        self.root, self.peak, self.over = root, 0, threading.Event()
        self.start()

    def run(self):
        while not self.over.wait(0.02):
            self.peak = max(self.peak, held(self.root))

    def end(self):
        self.over.set()
        self.join()
        return self.peak / 1e6


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values), math.ceil(share * len(values))) - 1]


def ended(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def marked(words, environment, frames, looks_at_memory):
    """Figures of a peer that prints "peer first", "peer begin" and "peer end" with its times."""
    start = time.monotonic()
    process = subprocess.Popen(
        words, env={**os.environ, **environment}, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
    memory = Memory(process.pid) if looks_at_memory else None
    figures, before, said = {}, 0, []
    guard = threading.Timer(120, ended, [process])
    guard.start()
    try:
        for line in process.stdout:
            said.append(line)
            if "peer first" in line:
                figures["first_ms"] = (time.monotonic() - start) * 1000
            elif "peer begin" in line:
                before = spent(process.pid)
            elif "peer end" in line:
                figures["cpu_ms"] = (spent(process.pid) - before) * 1000 / frames
                times = [float(word) for word in line.partition("peer end")[2].split('"')[0].split()]
                figures["p50_ms"], figures["p99_ms"] = statistics.median(times), percentile(times, 0.99)
                break
    finally:
        guard.cancel()
        if memory:
            figures["peak_mb"] = memory.end()
        ended(process)
    if "cpu_ms" not in figures:
        sys.exit("run.py: this says nothing: " + " ".join(words) + "\n" + "".join(said[-20:]))
    return figures


def tape(path, frames):
    """The scroll as a finger that never lets go. It moves by ten points before the content does."""
    def place(frame):
        return {"x": 195, "y": 700 - (178 - 178 * math.cos(2 * math.pi * frame / 180))}
    events = [{"time": 0, "kind": "down", "x": 195, "y": 710}]
    events += [{"time": frame / 60, "kind": "move"} | place(frame) for frame in range(frames + WARMUP + 2)]
    with open(path, "w") as file:
        json.dump({"tape": 1, "from": 0, "events": events}, file)


def main():
    folder, turns, frames, parallax = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    pictures = os.path.realpath(PICTURES)
    recorded = os.path.join(folder, "scroll.parallax-tape.json")
    tape(recorded, frames)
    # One frame more, at whose beginning the last timed one is over. Before them come the first frame, the rehearsal of
    # twenty moments a second, and the same warm-up as the others'.
    bench = [
        parallax, "bench", "weather-menu", "--scale", "2", "--tape", recorded, "--warmup", str(WARMUP),
        "--frames", str(frames + 1)]
    marks = {
        "LD_PRELOAD": os.path.join(folder, "marks.so"), "PEER_FRAMES": str(frames),
        "PEER_BEGIN": str(2 + int((frames + 1) / 60 * 20) + WARMUP)}
    qt = [os.path.join(folder, "qt"), os.path.join(HERE, "weather.qml"), pictures, str(WARMUP), str(frames)]
    quick = {"QT_SCALE_FACTOR": "2", "QT_QPA_UPDATE_IDLE_TIME": "0", "QT_QPA_PLATFORM": "xcb"}
    page = f"file://{HERE}/weather.html?pictures=file://{pictures}&warmup={WARMUP}&frames={frames}"
    chromium = [
        "chromium", "--no-first-run", "--disable-background-networking", "--disable-breakpad",
        "--force-device-scale-factor=2", "--window-position=0,0", "--window-size=390,844", "--kiosk",
        "--enable-logging=stderr", f"--user-data-dir={folder}/chromium", f"--app={page}"]
    if os.geteuid() == 0:
        chromium.insert(1, "--no-sandbox")
    peers = {
        "ours, processor": (marked, bench + ["--renderer", "software"], marks),
        WAITING: (marked, bench + ["--renderer", "software", "--window", "--fps", "60"], marks),
        "ours, GL": (marked, bench + ["--renderer", "opengl"], marks),
        "Qt Quick, software": (marked, qt, quick | {"QT_QUICK_BACKEND": "software"}),
        "Qt Quick, software, at 60": (marked, qt + ["60"], quick | {"QT_QUICK_BACKEND": "software"}),
        "Qt Quick, GL": (
            marked, qt, quick | {"QSG_RHI_BACKEND": "opengl", "QSG_RENDER_LOOP": "basic", "QSG_NO_VSYNC": "1"}),
        "SDL, software": (marked, [os.path.join(folder, "sdl"), "software", pictures, str(WARMUP), str(frames)], {}),
        "SDL, GL": (marked, [os.path.join(folder, "sdl"), "opengl", pictures, str(WARMUP), str(frames)], {}),
        "Chromium": (marked, chromium, {}),
    }
    names = sys.argv[5:] or list(peers)
    found = {name: [] for name in names}
    for turn in range(turns + 1):
        for name in names if turn % 2 == 0 else reversed(names):
            measure, words, environment = peers[name]
            # Looking at memory costs time: that is a turn of its own.
            looks_at_memory = turn == turns
            found[name].append(measure(words, environment, frames, looks_at_memory))
    for name in names:
        measure, words, environment = peers[name]
        settings = [f"{key}={value}" for key, value in environment.items()]
        print(f"{name}: {' '.join(settings + words)}")
    print(f"\nmedians of {turns} turns, {frames} frames each; least and most processor time; memory of one more turn\n")
    print("| | processor time a frame, ms | p50, ms | p99, ms | first frame, ms | memory, MB |")
    print("|---|---:|---:|---:|---:|---:|")
    for name in names:
        timed = found[name][:turns]
        middle = {key: statistics.median(run[key] for run in timed) for key in ("cpu_ms", "p50_ms", "p99_ms", "first_ms")}
        least, most = min(run["cpu_ms"] for run in timed), max(run["cpu_ms"] for run in timed)
        times = "n/a | n/a" if name == WAITING else f"{middle['p50_ms']:.2f} | {middle['p99_ms']:.2f}"
        print(
            f"| {name} | {middle['cpu_ms']:.2f} ({least:.2f}...{most:.2f}) | {times} | {middle['first_ms']:.0f} | {found[name][turns]['peak_mb']:.0f} |")


main()

import Boundary
import Desktop
import Documents
import FrameStats
import Geometry
import Glibc
import Notation
import StudioKit
import System

/// The studio with files but without a window, for tests: FaultTrial VERB FOLDER [SEED]
///
/// The scene is FOLDER/scene.json, and FOLDER/state holds the state kept between sessions. At the end it prints the
/// texts visible to the user, one per line, then the title of the scene on the stage.
@main
struct FaultTrial {
  private let services: DesktopServices
  private var window: Window
  private var time = 1.0

  static func main() {
    let words = CommandLine.arguments
    guard words.count > 2, var trial = FaultTrial(in: words[2]) else { exit(66) }
    switch words[1] {
    case "save":
      trial.setTitle("new")
      trial.window.studio.perform(.save, at: trial.time)
      trial.settle()
    case "autosave":
      trial.setTitle("new")
      trial.settle()
      trial.time += 5
      trial.settle()
    case "recover":
      trial.window.handle(.keyDown(.enter, [], isRepeat: false), at: trial.time)
      trial.time += 5
      trial.settle()
    case "edit": trial.editForEver(seed: words.count > 3 ? UInt64(words[3]) ?? 1 : 1)
    default: exit(64)
    }
    trial.tell()
    // No orderly shutdown: anything not yet in a file would be lost in a crash as well.
    exit(0)
  }

  /// Nil if the scene cannot be read, which leaves the stage empty.
  private init?(in folder: String) {
    services = DesktopServices(state: folder + "/state", waking: {})
    do throws(FileError) {
      let stored = try SceneLibrary.read(folder + "/scene.json")
      guard let scene = stored.reading.scene else { return nil }
      let document = SceneDocument(name: stored.name, scene: scene, file: stored.file(of: scene))
      guard let studio = Studio(documents: [document], window: Size(width: 1200, height: 800), scale: 1) else {
        return nil
      }
      window = Window(studio)
    } catch {
      print("\(error)")
      return nil
    }
    services.open(hearsSignals: false)
    settle()
  }
}

extension FaultTrial {
  private mutating func setTitle(_ title: String) {
    window.studio.edit(at: time) { _ = $0.assign(.text(title), to: "title") }
    window.studio.finishEdit()
  }

  /// Exchanges requests and replies. Returns true if there were any.
  private mutating func exchange() -> Bool {
    let replies = services.collect()
    for reply in replies { window.receive(reply, at: time) }
    let requests = window.takeRequests(at: time)
    for request in requests { services.perform(request) }
    return !replies.isEmpty || !requests.isEmpty
  }

  /// Runs until there is nothing left to do.
  private mutating func settle() {
    while exchange() { services.finish() }
  }

  private mutating func tell() {
    var list = DrawList()
    window.layOut(at: time)
    window.paint(at: time, into: &list)
    for case .text(let text, _, _) in list.commands { print(text) }
    print(window.studio.document.scene.title)
  }

  /// Edits as fast as a person turns a control, and saves now and then, until it is killed or its output is closed.
  /// Each edit changes the title, and a line reports its monotonic time: `edit 12 345.678`.
  private mutating func editForEver(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var number = 0
    while true {
      time = MonotonicClock.now
      number += 1
      setTitle("edit \(number)")
      _ = exchange()
      let line = Array("edit \(number) \(time)\n".utf8)
      // The reader is gone.
      guard line.withUnsafeBytes({ write(STDOUT_FILENO, $0.baseAddress, $0.count) }) > 0 else { return }
      if random.index(below: 128) == 0 { window.studio.perform(.save, at: time) }
      MonotonicClock.sleep(until: time + Double.random(in: 0..<0.03, using: &random))
    }
  }
}

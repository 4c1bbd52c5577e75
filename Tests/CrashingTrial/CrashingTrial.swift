import Desktop
import Glibc
import StudioKit

/// A test program that crashes, or ignores a request to end: CrashingTrial FOLDER KIND
@main
struct CrashingTrial {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 3 else { exit(64) }
    if words[2] == "deaf" { hearNothing() }
    CrashNotes.begin(in: words[1], version: "1.2.3")
    CrashNotes.draw(by: "the painter")
    CrashNotes.show("map-crop")
    CrashNotes.add(.files(.keep("a text", key: "a key")))
    CrashNotes.add(.files(.write("a text", path: "/home/somebody/scene.json", over: .anything)))
    CrashNotes.add(.watch(["/home/somebody/scene.json"]))
    CrashNotes.add(.window(.quit))
    switch words[2] {
    case "fault": print(UnsafePointer<UInt8>(bitPattern: 4096)?.pointee ?? 0)
    case "trap":
      let numbers = [1]
      print(numbers[words.count])
    case "abort": abort()
    case "sent": kill(getpid(), SIGSEGV)
    default: break
    }
  }

  /// Is asked to end, but never checks.
  private static func hearNothing() -> Never {
    let services = DesktopServices(state: nil) {}
    services.open()
    kill(getpid(), SIGTERM)
    while true { pause() }
  }
}

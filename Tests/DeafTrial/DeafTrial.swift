import Desktop
import Glibc

/// A test program that is asked to end, but never checks.
@main
struct DeafTrial {
  static func main() {
    let services = DesktopServices(state: nil) {}
    services.open()
    kill(getpid(), SIGTERM)
    while true { pause() }
  }
}

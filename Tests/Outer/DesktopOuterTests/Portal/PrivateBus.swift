import Foundation
import TestSupport

@testable import Desktop

/// A private bus.
final class PrivateBus {
  let address: String
  private let folder: ScratchFolder
  private let daemon: Program

  /// Its path on Debian and others.
  private static let program = "/usr/bin/dbus-daemon"

  static let isInstalled = access(program, X_OK) == 0

  /// - Parameter service: A program that the bus starts for the portal.
  init(starting service: String? = nil) throws {
    folder = try ScratchFolder()
    // The path of a socket has to be short, which a scratch folder's may not be.
    address = "unix:path=/tmp/parallax-bus-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    if let service {
      try folder.file(
        "portal.service", "[D-BUS Service]\nName=\(DesktopPortal.name)\nExec=\(service)\n")
    }
    try folder.file(
      "bus.conf",
      """
      <busconfig><type>session</type><listen>\(address)</listen><servicedir>\(folder.path)</servicedir>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow own="*"/><allow eavesdrop="true"/></policy></busconfig>
      """)
    daemon = try Program(["--config-file=\(folder / "bus.conf")", "--nofork", "--nopidfile"], of: Self.program)
    let address = address
    guard eventually({ SessionBus(address) != nil }) else {
      throw BusFailure(description: "there is no bus at \(address): \(daemon.errors)")
    }
  }

  deinit { end() }

  /// Stops or continues it: it accepts connections, and does nothing.
  func stop(_ isStopped: Bool) { daemon.send(isStopped ? SIGSTOP : SIGCONT) }

  func end() {
    stop(false)
    daemon.send(SIGTERM)
    _ = daemon.wait()
    unlink(String(address.dropFirst("unix:path=".count)))
  }
}

/// What a bus, or a program on it, did not do.
struct BusFailure: Error, CustomStringConvertible {
  let description: String
}

extension SessionBus {
  /// A connection for tests, which a busy bus may take as long to accept as it needs.
  static func patient(_ address: String) throws -> SessionBus {
    guard let bus = SessionBus(address, greeting: Int32(generousDeadline * 1000)) else {
      throw BusFailure(description: "no bus answers at \(address)")
    }
    return bus
  }
}

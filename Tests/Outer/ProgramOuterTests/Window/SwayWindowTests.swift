import Foundation
import Glibc
import OuterSupport
import TestSupport
import Testing

/// A headless Wayland compositor that can take screenshots.
private struct Sway {
  static let isInstalled = ["sway", "grim"].allSatisfy { access("/usr/bin/\($0)", X_OK) == 0 }
  /// The user it runs as if the tests run as root, which it refuses.
  private static let nobody: uid_t = 65534

  private let home: ScratchFolder
  private let desktop: Program

  /// - Parameter gap: Units left free on the right and below.
  init(scale: Double, width: Int, height: Int, gap: Int = 0) throws {
    home = try ScratchFolder()
    let settings = try home.file(
      "settings",
      """
      xwayland disable
      default_border none
      gaps right \(gap)
      gaps bottom \(gap)
      output * mode \(width)x\(height) scale \(scale)

      """)
    var words = ["/usr/bin/sway", "--config", settings]
    chmod(home.path, 0o700)
    if geteuid() == 0 {
      words = ["/usr/bin/setpriv", "--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups"] + words
      chown(home.path, Self.nobody, Self.nobody)
      chown(settings, Self.nobody, Self.nobody)
    }
    desktop = try Program(
      Array(words.dropFirst()), of: words[0],
      environment: [
        "XDG_RUNTIME_DIR": home.path, "HOME": home.path, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman",
        "WLR_LIBINPUT_NO_DEVICES": "1",
      ])
    let socket = home / "wayland-1"
    try #require(eventually { access(socket, F_OK) == 0 }, "sway did not start: \(desktop.errors)")
  }

  /// The value of `WAYLAND_DISPLAY`.
  var display: String { home / "wayland-1" }

  func stop() {
    desktop.send(SIGKILL)
    _ = desktop.wait()
    home.remove()
  }

  /// A row of what it shows, as 0xRRGGBB; nil where it has nothing to show at this moment.
  func row(_ y: Int) throws -> [Int]? {
    let file = home / "picture"
    let camera = try Program(
      ["-t", "ppm", file], of: "/usr/bin/grim", environment: ["WAYLAND_DISPLAY": display, "XDG_RUNTIME_DIR": home.path])
    let outcome = try #require(camera.wait(), "grim hangs")
    guard outcome.code == 0 else { return nil }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    // "P6", width, height and 255, separated by white space, and then three bytes per pixel.
    let head = bytes.prefix(40).split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    let size = String(decoding: head[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    let row = Array(bytes.suffix((size[1] - y) * size[0] * 3).prefix(size[0] * 3))
    return (0..<size[0]).map { row[$0 * 3..<$0 * 3 + 3].reduce(0) { $0 << 8 | Int($1) } }
  }
}

/// The window on a Wayland display with a fractional scale.
@Suite(.enabled(if: Sway.isInstalled, "sway or grim is not installed: see .ci/setup test"))
struct SwayWindowTests {
  /// The color of a panel in the dark theme.
  private static let panel = 0x1F2023

  private func open(
    _ words: [String], on sway: Sway, _ session: ScratchFolder, environment: [String: String?] = [:]
  ) throws -> Program {
    let variables: [String: String?] = [
      "WAYLAND_DISPLAY": sway.display, "XDG_RUNTIME_DIR": session.path, "HOME": session.path, "XDG_STATE_HOME": nil,
      "WAYLAND_DEBUG": "client", "PARALLAX_FRAMES": session / "frames",
    ]
    return try Program(words, environment: variables.merging(environment) { $1 })
  }

  @Test(arguments: [
    ("software", 1.5, 0), ("opengl", 1.5, 0), ("software", 1.25, 0), ("software", 1.5, 1), ("opengl", 1.5, 1),
  ])
  func `on a scale between whole ones every pixel of the display is one of the window's`(
    _ renderer: String, _ scale: Double, _ gap: Int
  ) throws {
    let sway = try Sway(scale: scale, width: 1200, height: 900, gap: gap)
    defer { sway.stop() }
    let session = try ScratchFolder()
    chmod(session.path, 0o700)
    let studio = try open(["map-crop", "--renderer", renderer], on: sway, session)
    defer {
      studio.send(SIGKILL)
      _ = studio.wait()
    }
    // Pixels divided by units; half a pixel counts as a whole one.
    let units = (width: Int(1200 / scale) - gap, height: Int(900 / scale) - gap)
    let pixels = (
      width: Int((Double(units.width) * scale).rounded()), height: Int((Double(units.height) * scale).rounded())
    )
    // The bottom strip of the window is a panel, to its last pixel.
    var row: ArraySlice<Int> = []
    #expect(
      try eventually {
        row = try sway.row(pixels.height - 1)?.prefix(pixels.width) ?? []
        return row.count == pixels.width && row.allSatisfy { $0 == Self.panel }
      }, "\(Set(row).map { String($0, radix: 16) }): \(studio.errors.suffix(2000))")
    #expect(studio.errors.contains(", 0, \(pixels.width), \(pixels.height), \(pixels.width * 4), 1)"))
    #expect(studio.errors.contains("set_destination(\(units.width), \(units.height))"))
  }

  @Test func `a second start brings the window to the front by the token that it was given`() throws {
    let sway = try Sway(scale: 1, width: 800, height: 600)
    defer { sway.stop() }
    let session = try ScratchFolder()
    chmod(session.path, 0o700)
    // A start of its own is finished under the ID that old launchers use.
    let studio = try open(
      ["album-stack", "--reuse"], on: sway, session, environment: ["DESKTOP_STARTUP_ID": "its own_TIME0"])
    defer {
      studio.send(SIGKILL)
      _ = studio.wait()
    }
    let report = FrameReportReader(path: session / "frames")
    func shows(_ scene: String) -> Bool {
      var isShown = false
      _ = eventually {
        while !isShown, let line = report.next() { isShown = line.scene == scene }
        return isShown || !studio.isRunning
      }
      return isShown
    }
    try #require(shows("album-stack"), "\(studio.errors.suffix(2000))")
    let isTold = eventually { studio.errors.contains(#".activate("its own_TIME0", wl_surface"#) }
    #expect(isTold, "\(studio.errors.suffix(2000))")
    let outcome = try Program.run(
      ["studio", "--reuse", "--", "map-crop"],
      environment: [
        "WAYLAND_DISPLAY": sway.display, "XDG_RUNTIME_DIR": session.path, "XDG_ACTIVATION_TOKEN": "a \"token\"",
      ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(shows("map-crop"), "\(studio.errors.suffix(2000))")
    #expect(studio.errors.contains(#".activate("a "token"", wl_surface"#), "\(studio.errors.suffix(2000))")
  }
}

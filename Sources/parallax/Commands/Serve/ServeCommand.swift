import Desktop
import Glibc
import Notation
import Serve
import System

/// `parallax serve`: a scene as a page for phones on the same network, which follows the scene's file.
enum ServeCommand {
  static let command = Subcommand(
    name: "serve", operands: "SCENE", offers: .scenes,
    summary: "Shows a scene on phones in the same network while you edit it.",
    examples: [
      "parallax serve header-stretch", "parallax serve my-scene.json --tapes swipes",
      "parallax serve my-scene.json --address 192.168.1.20 --port 8080",
    ],
    options: [
      Option("address", takes: "A", "The only address of this machine to listen at; by default all real ones."),
      Option("port", takes: "N", "The port; \(usualPort) by default if it is free. 0: any free one."),
      Option(
        "tapes", takes: "DIR", offers: .files,
        "The folder for the swipes of phones; by default the studio's gestures."),
      Option("json", "Prints the port and the addresses as a line of JSON."),
      .set,
    ], run: run)

  /// The port that a firewall can be told once.
  private static let usualPort = Int(PhoneSession.usualPort)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "serve")
    let port = try invocation.whole("port", in: 0...65_535)
    let scene = try LoadedScene(name, invocation)
    let session = try ServeSession(name, scene, invocation, tapes: try tapes(invocation))
    // All addresses have no name that a phone could open.
    let address = invocation["address"].flatMap { $0 == "0.0.0.0" ? nil : $0 }
    try session.start(address: address, ports: port.map { [$0] } ?? [usualPort, 0])
    return session.run()
  }

  private static func tapes(_ invocation: Invocation) throws(Failure) -> KeptTapes {
    guard let folder = invocation["tapes"] ?? GestureFolder.path else {
      throw Failure(.usage, "There is no home folder for the swipes of phones; name a folder with --tapes.")
    }
    do {
      return try KeptTapes(in: folder, isPrivate: !invocation.has("tapes"))
    } catch {
      throw Failure(error)
    }
  }
}

import Documents
import StudioKit
import Synchronization
import System

/// Shows a file in the desktop's file manager, and copies it for other programs. A class because its threads outlive
/// the call.
final class FileSharing: Sendable {
  private let replies = Mutex<[Reply]>([])
  private let wake: @Sendable () -> Void
  private let environment: @Sendable (String) -> String?

  /// - Parameter wake: Called on a separate thread when there is something to collect.
  init(
    environment: @escaping @Sendable (String) -> String? = { Environment.value($0) },
    waking wake: @escaping @Sendable () -> Void
  ) {
    (self.environment, self.wake) = (environment, wake)
  }
}

extension FileSharing {
  /// - Parameter bus: The address of the session bus. Nil if there is none.
  func show(_ path: String, bus: String?) {
    let isStarted = WorkerThread.start { [self] in
      if let bus, Self.select(path, bus: bus) { return }
      let folder = FilePath.folder(of: path)
      if let why = open(folder, "No file manager could be opened", "the folder is \(FilePath.shown(folder))") {
        tell(why)
      }
    }
    if !isStarted { tell("The folder could not be shown: no thread could be started.") }
  }

  /// Opens a picture in the editor that the desktop has for its kind.
  func edit(_ path: String) { start(path, "No program could be opened", "the file is \(FilePath.shown(path))") }

  /// Opens an address in the browser.
  func browse(_ address: String) { start(address, "No browser could be opened", "the address is \(address)") }

  private func start(_ target: String, _ refusal: String, _ place: String) {
    let isStarted = WorkerThread.start { [self] in if let why = open(target, refusal, place) { tell(why) } }
    if !isStarted { tell("\(refusal), as no thread could be started: \(place)") }
  }

  /// Copies a file as a list of one file, as file managers and messengers paste it.
  func copy(_ path: String) {
    let isStarted = WorkerThread.start { [self] in
      guard let clipboard = ClipboardProgram(.writes, environment: environment) else {
        return tell(ClipboardProgram.missingForFiles(environment: environment))
      }
      guard let list = UnnamedFile(FileAddress.address(of: path) + "\r\n") else {
        return tell("The file could not be copied: there is no space for its name.")
      }
      defer { list.close() }
      let isCopied = clipboard.write(list.place, as: "text/uri-list")
      tell(
        .said(
          isCopied ? "Copied the file \(FilePath.name(of: path))" : "The file could not be copied.",
          isFault: !isCopied))
    }
    if !isStarted { tell("The file could not be copied: no thread could be started.") }
  }

  /// The replies since the last call.
  func collect() -> [Reply] {
    replies.withLock { replies in
      defer { replies.removeAll() }
      return replies
    }
  }

  private func tell(_ why: String) { tell(.said(why, isFault: true)) }

  private func tell(_ reply: Reply) {
    replies.withLock { $0.append(reply) }
    wake()
  }

  /// Asks the file manager to select the file. Returns false if there is none on the bus.
  private static func select(_ path: String, bus address: String) -> Bool {
    guard let bus = SessionBus(address) else { return false }
    let call = BusCall(
      program: "org.freedesktop.FileManager1", object: "/org/freedesktop/FileManager1",
      interface: "org.freedesktop.FileManager1", method: "ShowItems",
      arguments: [.list([.text(FileAddress.address(of: path))], of: "s"), .text("")])
    return bus.call(call) != nil
  }

  /// Opens a file, a folder or an address by `xdg-open`. Returns why it could not, and where it is.
  private func open(_ path: String, _ refusal: String, _ place: String) -> String? {
    guard let opener = ChildProcess.program("xdg-open", in: environment("PATH")) else {
      return "xdg-open is not installed: \(place)"
    }
    do {
      // The program that it may become outlives this one.
      let child = try ChildProcess(opener, [opener, path], output: .dropped, errors: .dropped, endingBy: nil)
      return child.finish().ending == .exited(0) ? nil : "\(refusal): \(place)"
    } catch {
      return "\(refusal), \(error): \(place)"
    }
  }
}

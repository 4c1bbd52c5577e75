import Foundation
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// A script that another test's child still has open for writing cannot be run, so each is retried.
@Suite(.serialized) struct FileDialogTests {
  /// The outcome of a dialog program.
  private func outcome(_ script: String, named name: String = "zenity", choice: FileChoice = .open(folder: nil))
    async throws
    -> FileDialog.Outcome?
  {
    let folder = try ScratchFolder()
    try folder.file(name, "#!/bin/sh\n\(script)\n")
    chmod(folder / name, 0o755)
    var dialog: FileDialog?
    let isThere = name != "other"
    _ = eventually {
      dialog = FileDialog(choice, environment: { $0 == "PATH" ? folder.path : nil }, waking: {})
      return dialog != nil || !isThere
    }
    _ = eventually { dialog == nil || dialog?.outcome != nil }
    return dialog?.outcome
  }

  @Test func `the path on its output is the choice, blanks and all`() async throws {
    #expect(try await outcome("echo '/a b/c.json'") == .chosen(["/a b/c.json"]))
    #expect(try await outcome("echo /k.json", named: "kdialog") == .chosen(["/k.json"]))
  }

  @Test func `where several can be chosen, each comes by itself, line breaks in names and all`() async throws {
    let script = "printf '/a b/1.png\\n/odd\\nname.png\\n/3.png\\n'"
    for program in ["zenity", "kdialog"] {
      #expect(
        try await outcome(script, named: program, choice: .pictures(folder: nil))
          == .chosen(["/a b/1.png", "/odd\nname.png", "/3.png"]))
    }
    #expect(try await outcome("echo /1.png", choice: .pictures(folder: "/p")) == .chosen(["/1.png"]))
    #expect(try await outcome("echo /1.png", choice: .page(folder: "/p")) == .chosen(["/1.png"]))
    #expect(try await outcome("exit 1", choice: .pictures(folder: nil)) == .cancelled)
  }

  @Test func `each dialog is asked for several in its own words`() async throws {
    func words(_ program: String) async throws -> String {
      let script =
        "for word; do [ \"$word\" = --multiple ] && echo /many; [ -d \"${word#*=}\" ] && echo \"${word#*=}\"; done; true"
      guard case .chosen(let paths) = try await outcome(script, named: program, choice: .pictures(folder: "/tmp"))
      else {
        return ""
      }
      return paths.joined(separator: " ")
    }
    #expect(try await words("zenity").hasPrefix("/many /tmp"))
    #expect(try await words("kdialog").hasPrefix("/many /tmp"))
  }

  @Test func `a dialog without a folder begins in the folder for pictures`() throws {
    let folder = try ScratchFolder()
    try folder.file("zenity", "")
    chmod(folder / "zenity", 0o755)
    let variables = ["PATH": folder.path, "HOME": "/tmp", "XDG_PICTURES_DIR": "/usr"]
    for (choice, place) in [
      (FileChoice.open(folder: nil), "/usr/"), (.pictures(folder: nil), "/usr/"), (.page(folder: "/var"), "/var/"),
      (.save(suggestion: "a.json"), "/usr/a.json"), (.save(suggestion: "/b/a.json"), "/b/a.json"),
    ] {
      let question = DialogQuestion(choice, usual: PicturesFolder.path { variables[$0] })
      let words = DialogCommand.words(for: question, in: folder.path) ?? []
      #expect(words.contains("--filename=\(place)"), "\(choice)")
    }
  }

  @Test func `closed is cancelled; a program that cannot run is neither`() async throws {
    #expect(try await outcome("exit 1") == .cancelled)
    #expect(try await outcome("echo no display >&2; exit 255") == .failed)
    // Zenity's message if it cannot be shown, and its toolkit's output when it is closed.
    #expect(try await outcome("echo 'Unable to init server' >&2; exit 1") == .failed)
    #expect(try await outcome("echo 'Gtk-WARNING **: cannot open display: :9' >&2; exit 1") == .failed)
    #expect(try await outcome("echo 'Gtk-Message: Failed to load module' >&2; exit 1") == .cancelled)
    #expect(try await outcome("echo 'qt: nothing of note' >&2; exit 1", named: "kdialog") == .cancelled)
    #expect(try await outcome("yes warning | head -c 300000 >&2; echo /a.json") == .chosen(["/a.json"]))
    #expect(try await outcome("kill -9 $$") == .failed)
  }

  @Test func `names reach it as they are: there is no shell in between`() async throws {
    let path = "/tmp/$(reboot) 'x' \".json"
    #expect(
      try await outcome(
        "for word; do last=$word; [ \"${word#--filename=}\" = \"$word\" ] || echo \"${word#--filename=}\"; done",
        choice: .save(suggestion: path))
        == .chosen([path]))
  }

  @Test func `where there is none, there is none`() async throws {
    #expect(try await outcome("exit 0", named: "other") == nil)
  }

  @Test func `what the program does not heed is still for a dialog to hear`() async throws {
    let old = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, old) }
    #expect(try await outcome("kill -PIPE $$") == .failed)
  }
}

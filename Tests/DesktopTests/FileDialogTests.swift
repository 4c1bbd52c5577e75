import Foundation
import StudioKit
import Testing

@testable import Desktop

/// A script that is still open for writing in another test's child cannot be run at once: each is tried again.
@Suite(.serialized) struct FileDialogTests {
  /// What comes of a dialog program that does this.
  private func outcome(_ script: String, named name: String = "zenity", choice: FileChoice = .open(folder: nil))
    async throws
    -> FileDialog.Outcome?
  {
    let folder = try TestFolder()
    try folder.write("#!/bin/sh\n\(script)\n", name)
    chmod(folder[name], 0o755)
    var dialog: FileDialog?
    for _ in 0..<50 where dialog == nil {
      dialog = FileDialog(choice, environment: { $0 == "PATH" ? folder.path : nil }, ringing: {})
      if dialog == nil { try await Task.sleep(for: .milliseconds(10)) }
    }
    while let dialog, dialog.take() == nil { try await Task.sleep(for: .milliseconds(5)) }
    return dialog?.take()
  }

  @Test func `the path on its output is the choice, blanks and all`() async throws {
    #expect(try await outcome("echo '/a b/c.json'") == .chosen("/a b/c.json"))
    #expect(try await outcome("echo /k.json", named: "kdialog") == .chosen("/k.json"))
  }

  @Test func `closed is cancelled; a program that cannot run is neither`() async throws {
    #expect(try await outcome("exit 1") == .cancelled)
    #expect(try await outcome("echo no display >&2; exit 255") == .failed)
    #expect(try await outcome("kill -9 $$") == .failed)
  }

  @Test func `names reach it as they are: there is no shell in between`() async throws {
    let path = "/tmp/$(reboot) 'x' \".json"
    #expect(
      try await outcome(
        "for word; do last=$word; [ \"${word#--filename=}\" = \"$word\" ] || echo \"${word#--filename=}\"; done",
        choice: .save(suggestion: path))
        == .chosen(path))
  }

  @Test func `where there is none, there is none`() async throws {
    #expect(try await outcome("exit 0", named: "other") == nil)
  }
}

import Desktop
import Foundation
import TestSupport
import Testing

@testable import parallax

/// The manual page and the completions are complete.
@Suite struct ManualTests {
  private func printed(_ words: String...) throws -> String {
    try GuideCommand.text(Invocation(words, for: GuideCommand.command))
  }

  /// Runs a tool over a text. Nil if it is not installed.
  private func complaints(of tool: String, _ words: [String] = [], about text: String) throws -> String? {
    guard let path = ["/usr/bin/", "/bin/"].map({ $0 + tool }).first(where: { access($0, X_OK) == 0 }) else {
      return nil
    }
    return try ScratchFolder.use { folder in
      let file = try folder.file("text", text)
      let program = try Program(words + [file], of: path, environment: ["LC_ALL": "C.UTF-8", "HOME": folder.path])
      let outcome = try #require(program.wait())
      return outcome.code == 0 ? outcome.out + outcome.errors : "\(outcome)"
    }
  }

  @Test func `the manual page tells of every command, option, example, scene and exit code`() throws {
    let page = try printed("--man").replacing("\\-", with: "-").replacing("\\fR", with: "").replacing("\\fB", with: "")
    for command in Commands.all {
      #expect(page.contains("\n.SS \(command.name)"), "\(command.name)")
      for option in command.allOptions { #expect(page.contains("--\(option.name)"), "\(command.name) \(option.name)") }
      for example in command.examples { #expect(page.contains("\n  \(example)\n"), "\(example)") }
    }
    #expect(!SceneLibrary.builtIn.isEmpty)
    for scene in SceneLibrary.builtIn { #expect(page.contains("\n\(scene)\n"), "\(scene)") }
    for code in ExitCode.allCases { #expect(page.contains("\n\(code.rawValue)\n\(code.meaning)\n")) }
    #expect(page.hasPrefix(".TH PARALLAX 1 \(Commands.released) \"Parallax \(Commands.version)\""))
  }

  @Test func `the tools that read manual pages have nothing to say about it`() throws {
    let page = try printed("--man")
    for complaint in [
      try complaints(of: "mandoc", ["-Tlint", "-Wstyle"], about: page),
      try complaints(of: "groff", ["-man", "-ww", "-z", "-Tutf8", "-Kutf8"], about: page),
    ] {
      #expect(complaint ?? "" == "")
    }
  }

  @Test(arguments: Shell.allCases)
  func `each shell completes every command, option, scene and choice`(_ shell: Shell) throws {
    let script = try printed("--completions", shell.rawValue)
    for command in Commands.all {
      #expect(script.contains(command.name))
      for option in command.allOptions {
        let spelled = shell == .fish ? "-l \(option.name) " : "--\(option.name)"
        #expect(script.contains(spelled), "\(command.name) --\(option.name)")
        if case .words(let words) = option.offers { #expect(script.contains(words.joined(separator: " "))) }
      }
    }
    for scene in SceneLibrary.builtIn { #expect(script.contains(scene)) }
    let complaint = try complaints(of: shell.rawValue, ["-n"], about: script)
    #expect(complaint ?? "" == "")
    if shell == .bash { #expect(try complaints(of: "shellcheck", about: script) ?? "" == "") }
  }

  @Test func `a value that the shell offers is one that the option takes, and the other way round`() {
    for command in Commands.all {
      for option in command.options {
        if option.value == "FILE" { #expect(option.offers == .files, "\(command.name) --\(option.name)") }
        if option.value == nil { #expect(option.offers == .nothing, "\(command.name) --\(option.name)") }
      }
    }
  }

  @Test func `unexpected arguments are refused`() throws {
    for words in [["map-crop", "--man"], ["--man", "--completions", "bash"], ["--completions", "tcsh"]] {
      #expect(throws: Failure.self) { try GuideCommand.text(Invocation(words, for: GuideCommand.command)) }
    }
  }
}

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

  /// What is offered for the last word.
  private func offers(_ words: String...) -> [String] {
    Completions(words).text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `every command, option, scene and choice is offered where it may stand, and by its beginning`() {
    let scenes = SceneLibrary.builtIn + [Completions.sceneFiles]
    #expect(Set(offers("")).isSuperset(of: Commands.all.map(\.name) + scenes))
    #expect(offers("--vers") == ["--version"])
    #expect(offers("han") == ["handoff", Completions.sceneFiles] && offers("map-crop", "--vers") == [])
    for command in Commands.all {
      #expect(offers(command.name, "--") == command.allOptions.map { "--\($0.name)" })
      if command.offers == .scenes { #expect(Set(offers(command.name, "")).isSuperset(of: scenes)) }
      for option in command.allOptions {
        let name = "--\(option.name)"
        switch option.offers {
        case .words(let words):
          #expect(offers(command.name, name, "") == words && offers(command.name, name, "=", "") == words)
          #expect(offers(command.name, "\(name)=") == words.map { "\(name)=\($0)" })
          for letter in option.letter.map({ "-\($0)" }).map({ [$0] }) ?? [] {
            #expect(offers(command.name, letter, String(words[0].dropLast())).contains(words[0]))
          }
        case .files: #expect(offers(command.name, name, "") == [Completions.files])
        case .scenes: #expect(offers(command.name, name, "") == scenes)
        case .nothing where option.value != nil: #expect(offers(command.name, name, "") == [])
        case .nothing: #expect(offers(command.name, name, "") == offers(command.name, ""))
        }
      }
    }
    #expect(offers("handoff", "a b", "--as", "swiftui", "-", "--nothing", "--siz") == ["--size"])
    #expect(offers() == offers("") && offers("handoff", "--as", "") == offers("handoff", "--as", "="))
  }

  @Test func `bash offers words of the program, and files that are scenes`() throws {
    try ScratchFolder.use { folder in
      for name in ["mine.json", "mine.parallax", "mine.txt"] { try folder.file(name, "") }
      let script = try folder.file("script", try printed("--completions", "bash"))
      func offered(_ line: String) throws -> [String] {
        let words =
          "cd \(folder.path); source \(script); COMP_WORDS=(\(Program.path) \(line)); "
          + "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _parallax; printf '%s\\n' \"${COMPREPLY[@]}\""
        let outcome = try #require(try Program(["-c", words], of: "/bin/bash").wait())
        #expect(outcome.code == 0, "\(outcome)")
        return outcome.out.split(separator: "\n").map(String.init)
      }
      #expect(try offered("handoff map-crop --as sw") == ["swiftui"])
      #expect(try offered("handoff map-crop --as = sw") == ["swiftui"])
      #expect(try offered("check mi") == ["mine.json", "mine.parallax"])
      #expect(try Set(offered("render map-crop -o mi")) == ["mine.json", "mine.parallax", "mine.txt"])
    }
  }

  @Test(arguments: Shell.allCases) func `a shell reads its completions`(_ shell: Shell) throws {
    let script = try printed("--completions", shell.rawValue)
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

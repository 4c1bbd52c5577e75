import Desktop
import Testing

@testable import parallax

/// What people type before they have read anything: each line does what is meant, or is answered with the line that
/// does.
@Suite struct GuessTests {
  /// A line, and the line it stands for or a part of the answer.
  nonisolated struct Guess: CustomTestStringConvertible, Sendable {
    let line: [String]
    let answer: String
    let isDone: Bool

    static func does(_ line: String, _ answer: String) -> Guess {
      Guess(line: words(line), answer: answer, isDone: true)
    }
    static func hints(_ line: String, _ answer: String) -> Guess {
      Guess(line: words(line), answer: answer, isDone: false)
    }

    /// The words of a line, with spaces inside quotes.
    private static func words(_ line: String) -> [String] {
      line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
    }

    var testDescription: String { line.joined(separator: " ") }
  }

  nonisolated static let guesses: [Guess] = [
    // Commands.
    .does("version", "--version"), .does("-v", "--version"), .does("-V", "--version"), .does("man", "guide --man"),
    .does("completions bash", "guide --completions bash"), .does("completion fish", "guide --completions fish"),
    .does("help", "--help"), .does("-h", "--help"), .does("help render", "render --help"),
    .does("--help render", "render --help"), .does("-h bench", "bench --help"), .does("help film", "render --help"),
    .does("list", "scenes"), .does("ls", "scenes"), .does("open map-crop", "studio map-crop"),
    .does("preview map-crop", "studio map-crop"), .does("edit my.json", "studio my.json"),
    .does("lint map-crop", "check map-crop"), .does("validate map-crop", "check map-crop"),
    .does("film map-crop -o a.mp4", "render map-crop -o a.mp4"),
    .does("gif map-crop -o a.gif", "render map-crop -o a.gif"),
    .does("screenshot map-crop -o a.png", "render map-crop -o a.png"),
    .does("code map-crop --as css", "handoff map-crop --as css"),
    .does("benchmark map-crop", "bench map-crop"), .does("analyze a.mp4", "measure a.mp4"),
    .does("devices", "guide devices"), .does("effects", "guide effects"), .does("presets", "guide presets"),
    .does("translation --ratio 0.5", "guide translation --ratio 0.5"),
    .hints("new", "press Ctrl N"), .hints("save map-crop", "parallax map-crop and press Ctrl S"),
    .hints("export map-crop", "parallax render map-crop -o"),
    .hints("export map-crop --as css", "parallax handoff map-crop --as"),
    .hints("compare map-crop", "parallax render map-crop --compare"), .hints("rendr map-crop", "Did you mean render?"),
    .hints("expot", "There is no command"), .hints("watch a.json", "parallax serve a.json"),
    .hints("dev a.json", "parallax a.json"), .hints("build a.json", "parallax handoff a.json"),
    .does("start map-crop", "studio map-crop"), .hints("init", "press Ctrl N"),
    .hints("info a.json", "parallax check a.json"),
    .hints("convert a.psd", "parallax import"), .hints("test a.json", "parallax audit a.json"),
    .hints("gallery", "parallax render gallery"), .hints("config", "no configuration file"),
    .hints("film map-crop", "-o film.mp4"),
    // Options.
    .does("layout map-crop --device iphone-se", "layout map-crop --set device=iphone-se"),
    .does("render map-crop --device=pixel-8 -o a.png", "render map-crop --set device=pixel-8 -o a.png"),
    .does("layout map-crop --ratio 0.5", "layout map-crop --set parameters.ratio=0.5"),
    .does("check map-crop --rows 10", "check map-crop --set content.rows=10"),
    .does("render map-crop --out a.png", "render map-crop --output a.png"),
    .does("handoff map-crop --system css", "handoff map-crop --as css"),
    .hints("layout map-crop --width 320", "--set device.width=320"),
    .does("layout map-crop --size 320x600", "layout map-crop --set device.width=320 --set device.height=600"),
    .hints("layout map-crop --size 320", "such as 320x640"),
    .does("serve x.json --host ::1", "serve x.json --address ::1"),
    .hints("layout map-crop --device nokia", "--device: "), .hints("layout map-crop --ratio half", "--ratio: \"half\""),
    .hints("layout map-crop --dark yes", "--set content.tone=dark"),
    .hints("render map-crop --theme dark", "content.tone"),
    .hints("render map-crop --landscape", "sides exchanged"), .hints("render map-crop --quality 90", "--scale 2"),
    .hints("render map-crop --loop", "play in a loop"), .hints("layout map-crop --set -o", "--set takes PATH=VALUE"),
    .hints("render map-crop y.png", "To write y.png: -o y.png"),
    .hints("audit map-crop --html -", "--html needs the name of a file"),
    .hints("render - --tape - -o a.png", "Standard input is one file"),
    .hints("render map-crop --format gif", "ending of the name chooses the format"),
    .hints("render map-crop --gif", "-o NAME.gif"), .hints("render map-crop --duration 3 -o a.gif", "--to 3"),
    .hints("render map-crop -f -o a.gif", "Use --force"), .hints("handoff map-crop --format css", "--as SYSTEM"),
    .hints("render map-crop --outlines -o a.png", "Use --xray"), .hints("render map-crop --bezel", "Use --body"),
    .hints("layout map-crop --set ratio=0.4", "Did you mean parameters.ratio?"),
    .hints("layout map-crop --set width=320", "Did you mean device.width?"),
    .hints("layout map-crop --set parameters.ratio=half", "\"half\" is not a number in -0.5...1.5"),
    .hints("render map-crop --devices nokia -o a.png", "iphone-se"),
    // Names of scenes.
    .does("layout Map-Crop", "layout map-crop"), .does("layout 'Walks in the city'", "layout map-crop"),
    .does("layout 'walks in the city'", "layout map-crop"), .does("'Walks in the city'", "map-crop"),
    .hints("layout map-crp", "Did you mean map-crop?"), .hints("map-crp", "Did you mean map-crop?"),
    .hints("layout 'Walks in teh city'", "Did you mean Walks in the city?"),
    .hints("layout header-parallax", "Scenes that use it: header-refresh, header-stretch"),
    .hints("layout nothing-like-it", "no built-in scene has this name"),
    // Hand-off.
    .hints("handoff map-crop --as react", "Use motion (for the web) or reactnative."),
    .hints("handoff map-crop --as html", "Use page"), .hints("handoff map-crop --as android", "Use compose."),
    .hints("handoff map-crop --as tailwind", "Use css."),
    .hints("handoff map-crop --as gif", "parallax render SCENE -o NAME.gif"),
    .hints("handoff map-crop --as lottie", "no finger moves it"), .hints("handoff map-crop --as rive", "no Rive files"),
    .hints("handoff map-crop --as swiftu", "Did you mean swiftui?"),
    .hints("handoff map-crop -o a.swift", "--as uikit or --as swiftui"),
    .hints("handoff map-crop -o a.tsx", "--as reactnative or --as motion"),
    .hints("handoff map-crop -o notes.txt", "name the system with --as"),
    .hints("handoff map-crop -o folder", "name the system with --as"),
  ]

  @Test(arguments: guesses)
  func `a guess is done or answered`(_ guess: Guess) throws {
    do throws(Failure) {
      let words = try Guesses.line(for: guess.line, isOrder: false)
      guard let command = Commands.all.first(where: { $0.name == words[0] }) else {
        if guess.isDone {
          #expect((SceneLibrary.builtIn(called: words[0]) ?? words.joined(separator: " ")) == guess.answer)
        } else {
          _ = try Commands.run(words)
          Issue.record("nothing was said")
        }
        return
      }
      let invocation = try Invocation(Array(words.dropFirst()), for: command)
      if guess.isDone {
        let named = words.map { $0.contains("=") ? $0 : SceneLibrary.builtIn(called: $0) ?? $0 }
        let meant = try Invocation(
          Array(guess.answer.split(separator: " ").map(String.init).dropFirst()), for: command)
        #expect(words[0] == guess.answer.split(separator: " ")[0].description)
        #expect(try Invocation(Array(named.dropFirst()), for: command) == meant)
      } else {
        _ = try command.run(invocation)
        Issue.record("nothing was said")
      }
    } catch {
      #expect(!guess.isDone && error.lines.joined(separator: " ").contains(guess.answer), "\(error)")
      #expect(!error.lines.contains { $0.contains("order.json") })
    }
  }

  @Test func `there are at least sixty guesses, and no command is one`() throws {
    #expect(Self.guesses.count >= 60)
    for command in Commands.all { #expect(try Guesses.line(for: [command.name, "x"]) == [command.name, "x"]) }
    for scene in SceneLibrary.builtIn { #expect(try Guesses.line(for: [scene]) == [scene]) }
  }
}

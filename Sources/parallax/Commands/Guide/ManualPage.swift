import Notation
import StudioKit

/// The manual page parallax(1), in the man macros understood by groff and mandoc.
struct ManualPage {
  /// Names and titles of the built-in scenes.
  var scenes: [(name: String, title: String)]

  /// Maximum line length of the source. mandoc warns about lines over 80 bytes, and counts eight more for a curly quote.
  private static let width = 72
}

extension ManualPage {
  var text: String {
    let head = ".TH PARALLAX 1 \(Commands.released) \"Parallax \(Commands.version)\" \"User Commands\""
    var lines = [head, ".SH NAME", "parallax \\- \(Self.withoutCase(Commands.summary))"]
    lines += synopsis + description
    lines.append(".SH COMMANDS")
    for command in Commands.all { lines += section(command) }
    lines += sceneSection + keys + conventions + exitStatus + environment + files + seeAlso
    return lines.map { $0 + "\n" }.joined()
  }

  private var synopsis: [String] {
    [
      ".SH SYNOPSIS", "\\fBparallax\\fR [\\fISCENE\\fR...]", ".br",
      "\\fBparallax\\fR \\fICOMMAND\\fR [\\fIoptions\\fR] [\\fIoperands\\fR]", ".br",
      "\\fBparallax\\fR \\fB\\-\\-help\\fR | \\fB\\-\\-version\\fR",
    ]
  }

  private var description: [String] {
    [".SH DESCRIPTION"]
      + paragraph(
        "A scene is a small JSON file that describes what moves, at which ratio and on which device. The studio "
          + "shows it in motion by mouse, touchpad or finger, with the momentum and the rubber band of a phone; the "
          + "same scene can be laid out, checked, rendered and exported without a window. "
          + "Without a command, the studio opens.")
      + [".PP"]
      + paragraph(
        "\(bold("SCENE")) is a path to a scene file, or the name of a built-in scene. "
          + "\(bold("parallax \(Self.dashed("COMMAND --help"))")) lists the options of a command.")
  }

  private func section(_ command: Subcommand) -> [String] {
    let name = command.name + (command.operands.isEmpty ? "" : " \(command.operands)")
    var lines = [".SS \(Self.escaped(name))"] + paragraph(Self.dashed(command.summary))
    for option in command.allOptions {
      let letter = option.letter.map { bold("\\-\($0)") + ", " } ?? ""
      let value = option.value.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
      lines += [".TP", letter + bold("\\-\\-\(Self.dashed(option.name))") + value]
      lines += paragraph(Self.dashed(option.help))
    }
    guard !command.examples.isEmpty else { return lines }
    return lines + [".PP", "Examples:", ".PP", ".EX"] + command.examples.map { "  " + Self.dashed($0) } + [".EE"]
  }

  private var sceneSection: [String] {
    [".SH SCENES", "Built in are:"]
      + scenes.flatMap { [".TP", bold(Self.dashed($0.name)), Self.protected(Self.dashed($0.title))] }
  }

  private var keys: [String] {
    [".SH KEYS"] + paragraph("In the studio; each command can also be found by its name.")
      + KeyList.groups.flatMap { group in
        [".SS \(group.title)"]
          + group.rows.flatMap { row in
            // A grave accent would be printed as a quote.
            [".TP", bold(Self.dashed(row.keys).replacing("`", with: "\\(ga"))] + paragraph(Self.dashed(row.meaning))
          }
      }
  }

  private var conventions: [String] {
    [".SH OPTIONS"]
      + paragraph(
        Self.dashed(
          "Long options take --name VALUE and --name=VALUE. A value may begin with a minus, and -- ends the options. "
            + "--set PATH=VALUE changes any field of a scene for one run and may be given again: "
            + "--set parameters.ratio=0.5, --set device=iphone-se, --set content.rows=1000, --set variant=NAME. "
            + "VALUE is JSON if it parses, a number as people type it (.37, +3), and text otherwise."))
      + [".PP"]
      + paragraph(
        Self.dashed(
          "A scene, tape or painting named - is read from standard input, and so is a pipe; the scene's pictures are then "
            + "found from the current folder. -o - writes to standard output. An existing file is replaced if it is of "
            + "the kind that is written, and any other with --force."))
  }

  private var exitStatus: [String] {
    [".SH EXIT STATUS"] + ExitCode.allCases.flatMap { [".TP", bold("\($0.rawValue)"), $0.meaning] }
  }

  private var environment: [String] {
    let variables = [
      ("PARALLAX_RESOURCES", "The folder with the built-in scenes and pictures, instead of the installed one."),
      ("XDG_DATA_HOME", "The folder for kept gestures; ~/.local/share by default."),
      ("XDG_STATE_HOME", "The folder for unsaved work, recent files and the session; ~/.local/state by default."),
      ("XDG_RUNTIME_DIR", "The folder with the sockets of running studios, for --reuse."),
      ("GDK_SCALE", "Pixels per point of the window, unless --scale is given."),
      ("SDL_VIDEODRIVER", "The window system, if both are available: x11 or wayland."),
    ]
    return [".SH ENVIRONMENT"]
      + variables.flatMap { [".TP", bold($0.0)] + paragraph(Self.dashed($0.1).replacing("~", with: "\\(ti")) }
  }

  private var files: [String] {
    let paths = [
      ("*.parallax.json", "A scene file recognized by the desktop. Other names ending in .json also work."),
      ("~/.local/state/parallax", "Recent files, the last session, and unsaved work after a crash."),
    ]
    return [".SH FILES"]
      + paths.flatMap { path, what in
        [".TP", "\\fI\(Self.escaped(path).replacing("~", with: "\\(ti"))\\fR"] + paragraph(what)
      }
  }

  private var seeAlso: [String] {
    [".SH SEE ALSO"]
      + paragraph(Self.dashed("parallax guide lists tables of every field that a scene can have, and prints them."))
  }

  /// Text wrapped to the line length and protected from being read as a macro.
  private func paragraph(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > Self.width {
        lines.append(Self.protected(line))
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty ? [] : [Self.protected(line)])
  }

  private func bold(_ text: String) -> String { "\\fB\(text)\\fR" }

  /// Protects a line that begins with a period or a quote, which would be a macro.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ text: String) -> String { text.replacing("\\", with: "\\e") }

  /// Escapes minus signs so that they can be copied to a shell: a plain one may become a hyphen.
  private static func dashed(_ text: String) -> String { escaped(text).replacing("-", with: "\\-") }

  /// `Previews effects.` in the style of the NAME section: `previews effects`.
  private static func withoutCase(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

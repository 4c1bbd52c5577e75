import Desktop
import Documents
import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics
import StudioKit

/// The tables that need no numbers: one per effect, and one per group of fields common to all scenes.
enum GuideTables {
  struct Table {
    var name: String
    /// The description in the list.
    var about: String
    var text: () -> String
  }

  static let all: [Table] =
    Catalog.effects.map { effect($0) } + [
      Table(name: "effects", about: "the effects, and the built-in scenes that use each", text: { effects }),
      Table(
        name: "articles", about: "the articles that describe effects, and what is done otherwise", text: { articles }),
      Table(name: "layer", about: "fields of a layer", text: { guideTable(LayerSettings.self) }),
      Table(name: "key", about: "fields of a layer's key", text: { guideTable(LayerKey.self) }),
      Table(name: "shape", about: "fields of a layer's shape", text: { guideTable(LayerShape.self) }),
      Table(name: "gradient", about: "fields of a shape's gradient", text: { guideTable(ShapeGradient.self) }),
      Table(name: "device", about: "fields of a device", text: { guideTable(Device.self) }),
      Table(name: "devices", about: "the named devices", text: { devices }),
      Table(name: "physics", about: "fields of the physics", text: { guideTable(ScenePhysics.self) }),
      Table(name: "presets", about: "the values of each preset", text: { presets }),
      Table(name: "origins", about: "the origin of each preset's values", text: { origins }),
      Table(name: "bars", about: "how bars of each preset go to their nearer end", text: { bars }),
      Table(name: "tab-bar", about: "fields of a tab bar", text: { guideTable(TabBar.self) }),
      Table(name: "content", about: "fields of the content", text: { guideTable(SceneContent.self) }),
      Table(name: "commands", about: "every command with its options", text: { commands }),
      Table(name: "keys", about: "the studio\u{2019}s keys", text: { keys }),
    ]

  static var names: [String] { all.map(\.name) + [TranslationTable.name] }

  /// The tables, one per line.
  static var list: String {
    (all.map { ($0.name, $0.about) } + [(TranslationTable.name, TranslationTable.about)])
      .map { name, about in name.leftAligned(in: 18) + about + "\n" }.joined()
  }

  private static func effect<E: Effect>(_: E.Type) -> Table {
    Table(name: E.name, about: "parameters of the effect", text: { guideTable(E.self) })
  }

  /// The article of an effect, and what is done otherwise.
  static func article(_ publication: Publication) -> String {
    "The article is \(publication.credit)\n\n\(publication.departure)\n"
  }

  private static var articles: String {
    Catalog.effects.compactMap { effect in
      effect.publication.map { "- **\(effect.title).** \($0.credit) \($0.departure)\n" }
    }.joined()
  }

  private static var effects: String {
    let rows = Catalog.effects.map { effect in
      let scenes = SceneLibrary.gallery.filter { SceneLibrary.effect(of: $0) == effect.name }
      return "| `\(effect.name)` | \(effect.title) | \(scenes.map { "`\($0)`" }.joined(separator: ", ")) |\n"
    }
    return "| effect | title | built-in scenes |\n|---|---|---|\n" + rows.joined()
  }

  private static var commands: String {
    Commands.all.map { command in
      let usage = "## parallax \(command.name)" + (command.operands.isEmpty ? "" : " \(command.operands)")
      let options = command.options.map { option in
        let letter = option.letter.map { "`-\($0)` " } ?? ""
        return "| \(letter)`--\(option.name)\(option.value.map { " \($0)" } ?? "")` | \(option.help) |\n"
      }
      return "\(usage)\n\n\(command.summary)\n\n```text\n\(command.examples.joined(separator: "\n"))\n```\n"
        + (options.isEmpty ? "" : "\n| option | |\n|---|---|\n\(options.joined())")
    }
    .joined(separator: "\n")
  }

  private static var keys: String {
    KeyList.groups.map { group in
      let rows = group.rows.map { "| \($0.keys == "`" ? "`` ` ``" : $0.keys) | \($0.meaning) |\n" }
      return "## \(group.title)\n\n| keys | action |\n|---|---|\n\(rows.joined())"
    }
    .joined(separator: "\n")
  }

  private static var devices: String {
    let head =
      "| name | device | points | pixels per point | insets: top, left, bottom, right |\n|---|---|---|---|---|\n"
    let rows = Device.presets.map { preset in
      let device = preset.device
      let numbers = [device.width, device.height, device.scale].map { $0.formatted(.shortest) }
      let insets = [device.insets.top, device.insets.left, device.insets.bottom, device.insets.right]
        .map { $0.formatted(.shortest) }
      return "| `\(preset.name)` | \(device.name) | \(numbers[0]) x \(numbers[1]) | \(numbers[2]) | "
        + "\(insets.joined(separator: ", ")) |\n"
    }
    return head + rows.joined()
  }

  /// One row per field and one column per preset. A letter is the origin: the first of its kind.
  private static var bars: String {
    let rows = ScrollPreset.allCases.map { preset in
      let law = preset.bars
      let (whole, half) = (law.duration(over: 1), law.duration(over: 0.5))
      let time =
        "\(half.formatted(.upTo(3))) s" + (whole == half ? "" : "; the whole bar \(whole.formatted(.upTo(3))) s")
      return "| `\(preset.rawValue)` | \(time) | \(preset.originOfBars.sentence) |\n"
    }
    return "| preset | time for half a bar | |\n|---|---|---|\n" + rows.joined()
  }

  private static var presets: String {
    let presets = ScrollPreset.allCases.map { ScenePhysics(preset: $0) }
    let head =
      "| | " + presets.map { "`\($0.preset.rawValue)`" }.joined(separator: " | ") + " |\n"
      + String(repeating: "|---", count: presets.count + 1) + "|\n"
    let rows = ScenePhysics.presetFields.map { parameter in
      let cells = presets.map { preset in
        "\(JSONWriter.compact(rounded(parameter.get(preset)))) \(letter(preset.preset.origin(of: parameter.path).kind))"
      }
      return "| `\(parameter.path)` | \(cells.joined(separator: " | ")) |\n"
    }
    return head + rows.joined()
  }

  private static func letter(_ kind: ParameterOrigin.Kind) -> String {
    kind == .idle ? "\u{2013}" : String(kind.rawValue.prefix(1))
  }

  /// One row per origin of each preset, with the fields that have it.
  private static var origins: String {
    let rows = ScrollPreset.allCases.flatMap { preset in
      let fields = Dictionary(grouping: ScenePhysics.presetFields.map(\.path)) { preset.origin(of: $0) }
      return (preset.origins.map(\.origin) + [ParameterOrigin.unknown]).compactMap { origin -> String? in
        guard let names = fields[origin] else { return nil }
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return "| `\(preset.rawValue)` | \(origin.sentence) | \(list) |\n"
      }
    }
    return "| preset | origin | fields |\n|---|---|---|\n" + rows.joined()
  }

  /// Seven decimals are enough to recognize a number.
  private static func rounded(_ value: JSONValue) -> JSONValue {
    guard case .number(let number) = value else { return value }
    return .number(number.rounded(digits: 7))
  }
}

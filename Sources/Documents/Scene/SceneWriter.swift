import Effects
import Notation
import Parameters

/// Writes a scene as a file: without defaults, and always in the same order.
public enum SceneWriter {
  public static func text(of scene: Scene) -> String { JSONWriter.pretty(value(of: scene)) }

  public static func value(of scene: Scene) -> JSONValue {
    var fields = [JSONField("parallax", .number(Double(SceneReader.version)))]
    if !scene.title.isEmpty { fields.append(JSONField("title", .text(scene.title))) }
    fields.append(JSONField("effect", .text(scene.effectName)))
    let groups: [(String, JSONValue?)] = [
      ("parameters", parameters(of: scene.effect)),
      ("device", device(scene.device)),
      ("physics", physics(scene.physics)),
      ("content", group(scene.content.changes(since: SceneContent()))),
    ]
    for (key, value) in groups {
      if let value { fields.append(JSONField(key, value)) }
    }
    if !scene.variants.isEmpty {
      fields.append(JSONField("variants", .list(scene.variants.map { variant($0, of: scene) })))
    }
    return .object(fields)
  }

  /// The variant's changes, or the whole scene if its effect differs.
  private static func variant(_ variant: SceneVariant, of scene: Scene) -> JSONValue {
    var fields = [JSONField("name", .text(variant.name))]
    if !variant.note.isEmpty { fields.append(JSONField("note", .text(variant.note))) }
    if variant.scene.effectName != scene.effectName {
      fields.append(JSONField("scene", value(of: variant.scene)))
    } else if let set = group(changes(in: variant.scene, from: scene)) {
      fields.append(JSONField("set", set))
    }
    return .object(fields)
  }

  /// The changes from one scene to another, in reading order.
  private static func changes(in scene: Scene, from base: Scene) -> [Change] {
    let changes = written(scene.changes(since: base)) { scene.parameter($0)?.rivals.isEmpty == false }
    let physics = scene.physics
    guard physics.preset != base.physics.preset else { return changes }
    // The preset is read first and sets most fields, then those that differ from it or from the scene.
    let own = physics.changes(since: ScenePhysics(preset: physics.preset)).map {
      Change(path: "physics.\($0.path)", old: $0.old, new: $0.new)
    }
    return changes + own.filter { one in !changes.contains { $0.path == one.path } }
  }

  private static func parameters<E: Effect>(of effect: E) -> JSONValue? {
    group(written(effect.changes(since: E())) { E.parameter($0)?.rivals.isEmpty == false })
  }

  /// Omits fields cleared only by their rival.
  private static func written(_ changes: [Change], _ hasRival: (String) -> Bool) -> [Change] {
    changes.filter { $0.new != .null || !hasRival($0.path) }
  }

  /// The name of a known device, otherwise the differences from the default device.
  private static func device(_ device: Device) -> JSONValue? {
    if device == Device() { return nil }
    if let name = device.presetName { return .text(name) }
    return group(device.changes(since: Device()))
  }

  private static func physics(_ physics: ScenePhysics) -> JSONValue? {
    if physics == ScenePhysics() { return nil }
    let preset = ScenePhysics(preset: physics.preset)
    if physics == preset { return physics.preset.value }
    let isStandard = physics.preset == ScenePhysics().preset
    let name = isStandard ? [] : [Change(path: "preset", old: .null, new: physics.preset.value)]
    return group(name + physics.changes(since: preset))
  }

  /// Fields with dotted paths, as nested objects.
  private static func group(_ changes: [Change]) -> JSONValue? {
    guard !changes.isEmpty else { return nil }
    var fields: [JSONField] = []
    for change in changes {
      guard let dot = change.path.firstIndex(of: ".") else {
        fields.append(JSONField(change.path, change.new))
        continue
      }
      let key = String(change.path[..<dot])
      guard !fields.contains(where: { $0.key == key }) else { continue }
      let inner = changes.filter { $0.path.hasPrefix(key + ".") }.map {
        Change(path: String($0.path.dropFirst(key.count + 1)), old: $0.old, new: $0.new)
      }
      if let value = group(inner) { fields.append(JSONField(key, value)) }
    }
    return .object(fields)
  }
}

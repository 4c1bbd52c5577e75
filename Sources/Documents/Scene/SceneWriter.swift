import Effects
import JSON
import Parameters

/// Spells a scene as a file: minimal (no defaults), always in the same order.
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
    return .object(fields)
  }

  private static func parameters<E: Effect>(of effect: E) -> JSONValue? {
    // A field that only gave way to its rival is not written.
    group(
      effect.changes(since: E()).filter { change in
        change.new != .null || E.parameter(change.path)?.rival == nil
      })
  }

  /// A name where the device is one that is known; else what makes it differ from the standard one.
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

  /// Fields with dotted paths as nested objects.
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

import Documents
import Notation

extension Device {
  /// The device that an option names.
  init(option name: String) throws(Failure) {
    guard let device = Device.preset(named: name) else {
      let known = Device.presets.map(\.name)
      let meant = NearestName.hint(to: name, among: known)
      throw Failure(
        .usage, "There is no device \"\(name)\".\(meant.isEmpty ? " \(NearestName.choices(known))" : meant)")
    }
    self = device
  }
}

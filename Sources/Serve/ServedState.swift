/// What is served, and what phones have said: shared by the server's thread and its owner.
struct ServedState: Sendable {
  private(set) var page: LivePage?
  private(set) var revision = 0
  /// Why the page does not show the present scene. Nil if it does.
  private(set) var problem: String?
  private var present: [String: PhonePresence] = [:]
  /// Tapes kept so far.
  var kept = 0
}

extension ServedState {
  mutating func show(_ page: LivePage) {
    self.page = page
    problem = nil
    revision += 1
  }

  mutating func report(_ problem: String) { self.problem = problem }

  /// The phones in the order of their names.
  var phones: [Phone] {
    present.sorted { ($0.value.phone.name, $0.key) < ($1.value.phone.name, $1.key) }.map(\.value.phone)
  }

  /// Returns whether something changed.
  mutating func hear(_ phone: Phone, id: String, at time: Double) -> Bool {
    guard present[id] != nil || present.count < PhonePresence.most else { return false }
    let old = present.updateValue(PhonePresence(phone: phone, time: time), forKey: id)
    return old?.phone != phone
  }

  mutating func leave(_ id: String) -> Bool { present.removeValue(forKey: id) != nil }

  /// Forgets phones that have been silent. Returns whether there were any.
  mutating func forgetSilent(at time: Double) -> Bool {
    let count = present.count
    present = present.filter { time - $0.value.time < PhonePresence.patience }
    return present.count != count
  }

  var hasPhones: Bool { !present.isEmpty }
}

/// What is served, and what phones have said: shared by the server's thread and its owner.
struct ServedState: Sendable {
  private(set) var page: LivePage?
  private(set) var revision = 0
  /// Why the page does not show the present scene. Nil if it does.
  private(set) var problem: String?
  private var present: [String: PhonePresence] = [:]
  /// Tapes kept so far.
  var kept = 0
  /// Nil while every phone and the owner scroll for themselves.
  private(set) var lead: ScrollLead?
  /// Whether phones have heard that it is over.
  var hasEnded = false
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

  mutating func leave(_ id: String) -> Bool {
    lead?.leave(id)
    return present.removeValue(forKey: id) != nil
  }

  /// Forgets phones, and a thumb, that have been silent. Returns whether there were any.
  mutating func forgetSilent(at time: Double) -> Bool {
    let (count, wasHeld) = (present.count, lead?.isHeld)
    present = present.filter { time - $0.value.time < PhonePresence.patience }
    lead?.forgetSilent(at: time)
    return present.count != count || lead?.isHeld != wasHeld
  }

  /// Moves phones to the owner's offset, from now on whenever it changes; nil: no longer.
  mutating func follow(_ offset: Double?) {
    guard let offset else {
      lead = nil
      return
    }
    if lead == nil { lead = ScrollLead(at: offset) } else { lead?.move(to: offset) }
  }

  /// A phone says where its content is. Returns whether that means something.
  mutating func scroll(to offset: Double, by id: String, rests: Bool, at time: Double) -> Bool {
    let before = lead
    lead?.move(to: offset, by: id, rests: rests, at: time)
    return lead != before
  }

  /// Seconds until phones may have to be forgotten.
  var forgettingPause: Double {
    lead?.isHeld == true ? ScrollLead.patience : present.isEmpty ? .infinity : PhonePresence.patience / 4
  }
}

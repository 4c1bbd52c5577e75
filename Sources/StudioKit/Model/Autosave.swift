/// The autosave state of a document: what is stored, and what has been requested.
struct Autosave: Sendable {
  /// The stored work. Nil if there is none.
  private var stored: SettingsState?
  /// Pending requests, in order. Nil for one abandoned meanwhile.
  private var asked: [SettingsState?] = []
  /// Whether anything but the scenes has changed, such as the path or content of the file.
  private var isStale = false
  /// The time of the first change not yet requested.
  private var since: Double?
  /// Delay before a change is stored, in seconds.
  private var pause = patience
  /// The keys under which earlier sessions stored this work. Kept until it is stored again.
  private var inherited: [String] = []
}

extension Autosave {
  /// Normal delay in seconds. A drag is stored at this interval, so no change waits longer.
  private static let patience = 0.5
  /// The longest delay after failures.
  private static let longestPause = 64.0

  /// Whether the last attempt to store failed.
  var isFailing: Bool { pause > Self.patience }

  /// The time at which there is something to store. Nil if there is nothing, or an answer is pending.
  var due: Double? { asked.isEmpty ? since.map { $0 + pause } : nil }

  /// Whether there is something to store by `time`. For infinity, everything not yet requested.
  func isDue(by time: Double) -> Bool { time == .infinity ? since != nil : due.map { $0 <= time } ?? false }

  /// Whether nothing is stored that would have to be deleted.
  var isEmpty: Bool { stored == nil && inherited.isEmpty && asked.allSatisfy { $0 == nil } }

  /// Records the current work. Nil if all of it is in a file.
  mutating func note(_ work: SettingsState?, at time: Double) {
    let latest = isStale ? nil : asked.isEmpty ? stored : asked[asked.count - 1]
    if work == nil || work == latest {
      since = nil
    } else if since == nil {
      since = time
    }
  }

  /// Requires storing again, whatever the work is.
  mutating func outdate() { isStale = true }

  /// Takes over the stored work of an earlier session.
  mutating func inherit(_ key: String) { inherited.append(key) }

  mutating func ask(for work: SettingsState) {
    asked.append(work)
    isStale = false
    since = nil
  }

  /// Completes the first pending request. Returns the keys no longer needed.
  mutating func succeed() -> [String] {
    pause = Self.patience
    guard !asked.isEmpty, let work = asked.removeFirst() else { return [] }
    stored = work
    defer { inherited = [] }
    return inherited
  }

  /// Fails the first pending request; it is repeated with growing delays.
  mutating func fail(at time: Double) {
    pause = min(pause * 2, Self.longestPause)
    guard !asked.isEmpty, asked.removeFirst() != nil else { return }
    if asked.isEmpty, since == nil { since = time }
  }

  /// Forgets all work. Returns the keys no longer needed.
  mutating func forget() -> [String] {
    stored = nil
    asked = asked.map { _ in nil }
    since = nil
    defer { inherited = [] }
    return inherited
  }
}

extension Library {
  /// The time at which autosave has something to store. Nil if there is nothing.
  public var autosaveDue: Double? {
    var due: Double?
    for index in documents.indices {
      if let next = documents[index].autosave.due { due = min(due ?? next, next) }
    }
    return due
  }

  /// Requests storing the work that is due.
  ///
  /// - Parameter time: Stores changes older than `time - patience`. Infinity stores everything.
  mutating func autosave(by time: Double) -> [Request] {
    var requests: [Request] = []
    forEach { document in
      guard document.autosave.isDue(by: time) else { return }
      document.autosave.ask(for: document.settings.state)
      requests.append(.files(.keep(UnsavedWork(document).text, key: UnsavedWork.key(document))))
    }
    return requests
  }

  /// Records that work is stored under its key. Returns requests to delete what is no longer needed.
  mutating func autosaved(_ key: String) -> [Request] {
    guard let id = document(autosavedAs: key) else { return [] }
    return (self[id]?.autosave.succeed() ?? []).map { .files(.forget(key: $0)) }
  }

  /// Records a failure to store. Returns whether it is the first.
  mutating func autosaveFailed(_ key: String, at time: Double) -> Bool {
    guard let id = document(autosavedAs: key), let isKnown = self[id]?.autosave.isFailing else { return false }
    self[id]?.autosave.fail(at: time)
    return !isKnown
  }

  private func document(autosavedAs key: String) -> DocumentID? {
    documents.first { UnsavedWork.key($0) == key }?.id
  }
}

extension SceneDocument {
  /// Deletes the stored work.
  mutating func forgetAutosave() -> [Request] {
    guard !autosave.isEmpty else { return [] }
    return ([UnsavedWork.key(self)] + autosave.forget()).map { .files(.forget(key: $0)) }
  }
}

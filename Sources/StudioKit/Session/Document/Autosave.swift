/// What autosave has of a document's work, and what it has been asked to keep.
struct Autosave: Sendable {
  /// The work that is stored; nil: none is.
  private var stored: SettingsState?
  /// What was asked for and is not answered yet, in the order of asking; nil: it was given up meanwhile.
  private var asked: [SettingsState?] = []
  /// Something about the work has changed beside its scenes: where its file is, or what that holds.
  private var isStale = false
  /// Since when there is newer work.
  private var since: Double?
  /// How long a change waits until it is stored, in seconds.
  private var pause = patience
  /// The keys under which earlier sessions have stored this work. It is theirs until it is stored anew.
  private var inherited: [String] = []
}

extension Autosave {
  /// How long a change waits where nothing is wrong, in seconds: a drag is stored as often as this, and a change is
  /// never older.
  private static let patience = 0.5
  /// The longest wait after work could not be stored.
  private static let longestPause = 64.0

  /// The last answer was that it could not be stored.
  var isFailing: Bool { pause > Self.patience }

  /// When there is something to store; nil: there is nothing, or an answer is awaited.
  var due: Double? { asked.isEmpty ? since.map { $0 + pause } : nil }

  /// Whether there is something to store by a moment. By infinity, everything is that is not asked for yet.
  func isDue(by time: Double) -> Bool { time == .infinity ? since != nil : due.map { $0 <= time } ?? false }

  /// Whether there is nothing anywhere that would have to be forgotten.
  var isEmpty: Bool { stored == nil && inherited.isEmpty && asked.allSatisfy { $0 == nil } }

  /// Notes what the work is now; nil: all of it is in a file.
  mutating func note(_ work: SettingsState?, at time: Double) {
    let latest = isStale ? nil : asked.isEmpty ? stored : asked[asked.count - 1]
    if work == nil || work == latest {
      since = nil
    } else if since == nil {
      since = time
    }
  }

  /// What is stored has to be stored anew, whatever the work is.
  mutating func outdate() { isStale = true }

  /// The work was brought back from what an earlier session has stored.
  mutating func inherit(_ key: String) { inherited.append(key) }

  mutating func ask(for work: SettingsState) {
    asked.append(work)
    isStale = false
    since = nil
  }

  /// The first of what was asked for is stored. Returns the keys that nobody needs any more.
  mutating func succeed() -> [String] {
    pause = Self.patience
    guard !asked.isEmpty, let work = asked.removeFirst() else { return [] }
    stored = work
    defer { inherited = [] }
    return inherited
  }

  /// The first of what was asked for could not be stored: it is tried again, later each time.
  mutating func fail(at time: Double) {
    pause = min(pause * 2, Self.longestPause)
    guard !asked.isEmpty, asked.removeFirst() != nil else { return }
    if asked.isEmpty, since == nil { since = time }
  }

  /// Nothing has to be kept. Returns the keys that nobody needs any more.
  mutating func forget() -> [String] {
    stored = nil
    asked = asked.map { _ in nil }
    since = nil
    defer { inherited = [] }
    return inherited
  }
}

extension Library {
  /// When autosave has something to store; nil: there is nothing.
  public var autosaveDue: Double? {
    var due: Double?
    for index in documents.indices {
      if let next = documents[index].autosave.due { due = min(due ?? next, next) }
    }
    return due
  }

  /// Asks for the work that waits for it.
  ///
  /// - Parameter time: Changes made later than this, less the patience, wait on. Infinity stores everything.
  mutating func autosave(by time: Double) -> [Request] {
    var requests: [Request] = []
    forEach { document in
      guard document.autosave.isDue(by: time) else { return }
      document.autosave.ask(for: document.settings.state)
      requests.append(.files(.keep(UnsavedWork(document).text, key: UnsavedWork.key(document))))
    }
    return requests
  }

  /// Work is stored under its key. Returns what is not needed any more.
  mutating func autosaved(_ key: String) -> [Request] {
    guard let id = document(autosavedAs: key) else { return [] }
    return (self[id]?.autosave.succeed() ?? []).map { .files(.forget(key: $0)) }
  }

  /// It is not. Returns whether that is news.
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
  /// What autosave has of it is not needed any more.
  mutating func forgetAutosave() -> [Request] {
    guard !autosave.isEmpty else { return [] }
    return ([UnsavedWork.key(self)] + autosave.forget()).map { .files(.forget(key: $0)) }
  }
}

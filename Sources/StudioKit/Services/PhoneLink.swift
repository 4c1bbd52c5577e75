import Documents

/// The scene on phones: which state of which document they are shown, and what they say.
struct PhoneLink: Hashable, Sendable {
  /// Nil until phones can open the page.
  private(set) var addresses: [PhoneAddress]?
  /// The connected phones, a line of words each.
  private(set) var phones: [String] = []
  /// What to look at, as no phone has come.
  private(set) var hints: [String] = []
  /// What the last swipes show, the newest first, a line of words each.
  private(set) var swipes: [String] = []
  /// Why phones do not show the present scene. Nil if they do.
  private(set) var problem: String?
  /// The names of swipes, some of which may not be among the gestures yet.
  private var names: Set<String> = []
  private static let mostSwipes = 4
  /// The document that was sent last. Nil while nothing is served.
  private var sent: Sent?

  private struct Sent: Hashable, Sendable {
    var document: DocumentID
    var scene: Scene
    var folder: String
  }
}

extension PhoneLink {
  /// The request that brings phones to a document. Nil if they have it.
  mutating func follow(_ document: SceneDocument) -> Request? {
    let wanted = Sent(document: document.id, scene: document.scene, folder: document.file.folder)
    guard sent != wanted else { return nil }
    sent = wanted
    return .phone(.show(document.placed))
  }

  /// Stops serving. Nil if nothing is served.
  mutating func end() -> Request? {
    guard sent != nil else { return nil }
    self = PhoneLink()
    return .phone(.stop)
  }

  /// Takes an answer that is about the link alone. An answer that comes late, after its end, means nothing.
  mutating func take(_ answer: PhoneAnswer) {
    guard sent != nil else { return }
    switch answer {
    case .serving(let addresses): self.addresses = addresses
    case .phones(let words):
      phones = words
      if !words.isEmpty { hints = [] }
    case .hints(let sentences): hints = phones.isEmpty ? sentences : []
    case .shown: problem = nil
    case .refused(let why): problem = why
    case .failed: self = PhoneLink()
    case .swipe(_, _, let glide): swipes = [glide] + swipes.prefix(Self.mostSwipes - 1)
    case .scrolled: break
    }
  }
}

extension PhoneLink {
  /// A name for a swipe that neither a gesture nor another swipe has.
  mutating func name(_ words: String, isFree: (String) -> Bool) -> String {
    var (name, number) = (words, 2)
    while names.contains(name) || !isFree(name) {
      name = "\(words) \(number)"
      number += 1
    }
    names.insert(name)
    return name
  }
}

extension Studio {
  /// Shows the document on the stage on phones while the tool is on.
  mutating func followPhones(at time: Double) {
    let request = view.options.showsPhone ? phone.follow(document) : phone.end()
    if let request { requests.ask(request) }
    scrollPhones(at: time)
  }

  mutating func take(_ answer: PhoneAnswer, at time: Double) {
    guard view.options.showsPhone else { return }
    phone.take(answer)
    switch answer {
    case .failed(let why):
      view.options.showsPhone = false
      say(why, isFault: true, at: time)
    case .scrolled(let offset): followThumb(to: offset, at: time)
    case .swipe(let name, let tape, _):
      let kept = Set(gestures.kept.map(\.name))
      let name = phone.name(name) { !kept.contains($0) }
      requests.ask(.files(.keepGesture(name: name, tape: tape)))
    case .serving, .phones, .hints, .shown, .refused: break
    }
  }
}

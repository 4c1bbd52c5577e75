import Documents
import PreviewKit

/// The film of a build that the scene on the stage is compared with: where it is, what the process that compares has
/// been given, and what it has found.
struct MatchLink: Sendable {
  /// What the panel shows.
  struct Findings: Hashable, Sendable {
    /// The film's name.
    let name: String
    /// Of the last scene that it was compared with. Nil until it was.
    fileprivate(set) var notes: MatchNotes?
    /// Whether they are of the present scene.
    fileprivate(set) var isPresent = false
    /// The share of the film that has been read, 0...1. Nil if it has been compared with the present scene.
    fileprivate(set) var progress: Double? = 0
  }

  /// Nil if there is no film.
  private(set) var findings: Findings?
  /// The document that the film is compared with.
  private(set) var document = DocumentID(-1)
  /// Frames of the film, once they can be shown.
  private(set) var build: FilmedBuild?
  private var path = ""
  private var order = SettledOrder()
}

extension MatchLink {
  var due: Double? { findings == nil ? nil : order.due }

  /// Compares a document with a film from now on.
  mutating func begin(_ path: String, with document: DocumentID) {
    // Answers about another film mean nothing any more.
    order.end()
    (self.path, self.document, build) = (path, document, nil)
    findings = Findings(name: FilePath.name(of: path))
  }

  /// The request that compares the document as it is now, once it has settled. Nil if there is none now.
  mutating func follow(_ document: SceneDocument, isTurned: Bool, at time: Double) -> Request? {
    guard findings != nil, document.id == self.document else { return nil }
    if order.follow(document, isTurned: isTurned, at: time) != nil {
      findings?.isPresent = false
      findings?.progress = 0
    }
    guard var scene = order.takeDue(document, isTurned: isTurned, at: time) else { return nil }
    scene.film = FilmToMatch(path)
    return .match(.compare(scene))
  }

  /// Ends the comparison. Nil if there is none.
  mutating func end() -> Request? {
    guard findings != nil else { return nil }
    order.end()
    (findings, build) = (nil, nil)
    return .match(.stop)
  }

  /// Takes an answer. Returns false for one that says nothing new, or is about an earlier state, or after the end.
  mutating func take(_ answer: MatchAnswer) -> Bool {
    guard findings != nil else { return false }
    switch answer {
    case .progress(let share, order.number): findings?.progress = share
    case .shown(let build, order.number):
      guard build != self.build else { return false }
      self.build = build
    case .found(let notes, order.number):
      findings?.notes = notes
      findings?.isPresent = true
      findings?.progress = nil
    case .refused(_, order.number), .failed:
      findings?.notes = nil
      findings?.progress = nil
    case .progress, .shown, .found, .refused: return false
    }
    return true
  }
}

extension Studio {
  /// Reads a film to be compared with a document.
  mutating func compare(with film: String, _ document: DocumentID, at time: Double) {
    if let request = match.end() { requests.ask(request) }
    match.begin(film, with: document)
    tellOfReading(at: time)
  }

  /// Compares the document on the stage with its film, again after each change, while the two are side by side.
  mutating func followBuild(at time: Double) {
    guard match.findings != nil else { return }
    if library[match.document] == nil { return endMatch(at: time) }
    guard match.build == nil || stage.content.choice == .build else { return }
    if let request = match.follow(document, isTurned: stage.isTurned, at: time) { requests.ask(request) }
  }

  mutating func endMatch(at time: Double) {
    if let request = match.end() { requests.ask(request) }
    stage.showBeside(library, at: time) { $0.film = nil }
  }

  mutating func take(_ answer: MatchAnswer, at time: Double) {
    let isFirst = match.build == nil
    guard match.take(answer) else { return }
    switch answer {
    case .progress: if isFirst { tellOfReading(at: time) }
    case .shown(let build, _): requests.ask(.window(.frames(of: build)))
    case .found(let notes, _): say(notes.verdict, at: time)
    case .refused(let why, _), .failed(let why):
      if isFirst { endMatch(at: time) }
      say(why, isFault: true, at: time)
    }
  }

  private mutating func tellOfReading(at time: Double) {
    guard let findings = match.findings else { return }
    view.notice = Notice(
      text: "Reading \(FilePath.shown(findings.name))\u{2026}", isFault: false, time: time,
      progress: findings.progress ?? 1)
  }

  /// Shows the film beside the scene, whose gesture it plays.
  mutating func showFilm(_ pictures: ScenePictures, at time: Double) {
    guard let build = match.build, let findings = match.findings else { return }
    let shown = BuiltFilm(build, named: findings.name, of: match.document, pictures)
    let begins = document.id == match.document
    stage.showBeside(library, at: time) { beside in
      beside.film = shown
      if begins { beside.compare { $0.wish = .build } }
    }
    if begins { stage.play(.tape(shown.tape), at: time) }
  }
}

import Documents

/// The file behind a scene of the gallery, and what of the scene is not in it yet.
struct SceneFile: Sendable {
  var source: SceneSource
  /// The folder that the scene in memory spells its pictures from: that of its file, if it has one.
  private(set) var base: String
  /// The scene as it was last read or written; nil: it never was.
  var saved: Scene?
  var isUnsaved = false
  /// Why the file cannot be shown as it is now; the scene stays as it was.
  var fault: String?
  /// The file is not there any more: the scene is nowhere but here.
  var isGone = false
  /// The pictures that were looked at last.
  private var pictures: [String]
  private var page: String?
  /// The setting that is not shown is in no file.
  var isOtherUnsaved = false
  var keeping = Keeping()

  init(_ source: SceneSource, saved: Scene) {
    pictures = saved.content.images
    page = saved.content.page
    self.source = source
    self.saved = saved
    base = source.folder
  }
}

extension SceneFile {
  var path: String? { source.path }

  /// What has to be in the file for it to be overwritten without a question.
  var expectation: Expectation { source.bytes.map { .bytes($0) } ?? .nothing }

  /// Whether there is work that a crash must not take.
  var isAtStake: Bool { isUnsaved || isOtherUnsaved }

  /// Notes that the work may have changed.
  mutating func note(_ work: Work, time: Double) {
    isUnsaved = isGone || work.scene != saved
    isOtherUnsaved = work.other.map { $0 != saved && $0 != work.scene } ?? false
    keeping.note(isAtStake ? work : nil, at: time)
  }

  /// The scene spells its pictures from another folder now.
  mutating func move(to folder: String, respelling: (Scene) -> Scene) {
    base = folder
    saved = saved.map(respelling)
  }

  /// Whether a scene names other pictures than the last time.
  mutating func hasOtherPictures(_ content: SceneContent) -> Bool {
    guard content.images != pictures || content.page != page else { return false }
    (pictures, page) = (content.images, content.page)
    return true
  }
}

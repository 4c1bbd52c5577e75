import PreviewKit

extension Studio {
  /// What the machine answers, and what it says by itself.
  public mutating func receive(_ reply: Reply, at time: Double) {
    switch reply {
    case .read(let path, let bytes): read(path, bytes, at: time)
    case .written(let path, let bytes): written(path, bytes, at: time)
    case .unexpected(let path): foundSomethingElse(at: path, time: time)
    case .missing(let path): readingFailed(path, "there is no such file", isMissing: true, at: time)
    case .failed(.reading, let path, let why): readingFailed(path, why, isMissing: false, at: time)
    case .failed(.writing, let path, let why): writingFailed(path, why, at: time)
    case .kept(let key): kept(key)
    case .unkept(let key, let why): keepingFailed(key, why, at: time)
    case .failed(.logging, let path, let why): say("\(path): \(why)", isFault: true, at: time)
    case .logged(let path): say("Frame times are in \(path)", at: time)
    case .progress(let words): say(words, at: time)
    case .dropped(let dropped): take(dropped, at: time)
    // Pictures are known to whoever numbers them.
    case .looked, .lookedAgain: break
    case .changed(let path): ask(.read(path: path))
    case .chosen(let path): dialogClosed(path.map { [$0] } ?? [], at: time)
    case .chosenSeveral(let paths): dialogClosed(paths, at: time)
    case .noDialog(let folder, let home): askForPath(from: folder, home: home)
    case .pictures(let name, let pictures, let miniatures): show(pictures, miniatures, of: name, at: time)
    case .leftover(let keepsake): offer(keepsake, at: time)
    case .unreadableWork(let path, let why):
      say("Unsaved work of an earlier session cannot be read: \(why). It stays in \(path)", isFault: true, at: time)
    case .recent(let paths): paperwork.recent = paths
    case .homeless: say("There is no home folder: recent files and unsaved work are not kept.", at: time)
    case .ending: endNow()
    }
  }

  private mutating func dialogClosed(_ paths: [String], at time: Double) {
    guard let purpose = paperwork.choosing else { return }
    paperwork.choosing = nil
    paperwork.discarded = paths.isEmpty ? [] : paperwork.discarded
    if case .pictures(let name) = purpose { return addPictures(paths, to: name, at: time) }
    if let path = paths.first { chosen(path, for: purpose, isConfirmed: true, at: time) }
  }

  private mutating func askForPath(from folder: String, home: String?) {
    guard let purpose = paperwork.choosing else { return }
    paperwork.choosing = nil
    paperwork.places = (folder, home)
    paperwork.sheet = Sheet(.path(purpose), in: self)
  }

  private mutating func show(_ pictures: ScenePictures, _ miniatures: ScenePictures, of name: String, at time: Double) {
    guard let index = index(of: name) else { return }
    var entry = scenes[index]
    guard entry.pictures != pictures || entry.miniatures != miniatures else { return face.forget(index) }
    entry.pictures = pictures
    entry.miniatures = miniatures
    setEntry(entry, at: index, time: time)
  }
}

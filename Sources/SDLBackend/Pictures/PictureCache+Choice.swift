import Boundary
import Images

extension PictureCache {
  /// How long a picture's size on screen has to stay the same before pixels that are there already are replaced, in
  /// seconds. While a finger stretches it, every frame draws it at another size.
  static let settlingTime = 0.15
  /// The same where more pixels are at hand than needed. A header that is let go, or the larger of two scenes that show
  /// one picture, may be back in a moment; giving pixels back that fast would be loading them again.
  static let shrinkingTime = 2.0

  /// Where a picture is needed.
  enum Need: Sendable {
    case onScreen
    case ahead
  }

  /// A picture, and how many pixels of it to cover.
  typealias Wanted = (id: PictureID, needed: PixelSize)

  /// The picture to load next, and how many pixels to cover, or nil if all that is wanted and affordable is at hand.
  ///
  /// Visible pictures without pixels come first, then visible ones with the wrong pixels, then those ahead, the nearest
  /// first. Of the first, the latest on the screen comes first: in a fast scroll it stays the longest, and earlier ones
  /// would be gone when they are loaded.
  ///
  /// A picture ahead is loaded only if it fits together with all that are visible or nearer, so that it does not push out
  /// pictures that are needed before it.
  ///
  /// - Parameters:
  ///   - need: Its place; nil: anywhere.
  ///   - isPatient: Whether a size that changed just now is given time to settle.
  ///   - id: A picture that is chosen although it is being read.
  ///   - isMeant: Whether a picture can be chosen.
  func next(
    _ need: Need? = nil, isPatient: Bool = true, inSpiteOf id: PictureID? = nil,
    where isMeant: (PictureID) -> Bool = { _ in true }
  ) -> Wanted? {
    var best: Wanted?
    var bestRank = (Int.max, 0)
    for candidate in wanted {
      guard let picture = pictures[candidate], !picture.isLoading || candidate == id,
        isMeant(candidate), need.map({ $0 == (picture.distance == 0 ? .onScreen : .ahead) }) ?? true,
        let rank = rank(of: picture, isPatient: isPatient), (rank, -picture.appeared) < bestRank,
        picture.distance == 0 || fits(picture)
      else { continue }
      best = (candidate, picture.look.needed)
      bestRank = (rank, -picture.appeared)
    }
    return best
  }

  /// Whether all that is wanted and affordable is at hand, or hopeless: nothing is loaded, and nothing will be.
  var isComplete: Bool {
    wanted.allSatisfy { id in
      guard let entry = pictures[id], rank(of: entry, isPatient: false) != nil else { return true }
      return entry.distance > 0 && !fits(entry)
    }
  }

  /// When the size of a picture on screen has settled. Nil if none waits for that.
  var settlingEnd: Double? {
    var end: Double?
    for id in wanted {
      guard let entry = pictures[id], rank(of: entry, isPatient: true) == nil,
        rank(of: entry, isPatient: false) != nil
      else { continue }
      let settled = entry.lookSince + patience(with: entry)
      end = min(end ?? settled, settled)
    }
    return end
  }

  /// The picture to give back, or nil if the budget has room for all or nothing can go.
  func nextToDrop() -> PictureID? {
    guard bytes > budget else { return nil }
    var oldest: (id: PictureID, entry: CachedPicture)?
    for (id, entry) in pictures where entry.bytes > 0 && entry.lastSeen != frame {
      if oldest.map({ goes(id, entry, before: $0.id, $0.entry) }) ?? true { oldest = (id, entry) }
    }
    return oldest?.id
  }

  /// How urgently an entry lacks pixels, lower is sooner; nil: it does not, or there is no hope.
  private func rank(of entry: CachedPicture, isPatient: Bool) -> Int? {
    guard !entry.isHopeless else { return nil }
    guard entry.held != nil else { return entry.distance == 0 ? 0 : 1 + entry.distance }
    if entry.isOutdated { return 1 + entry.distance }
    guard entry.distance == 0, entry.isUnfit else { return nil }
    return isPatient && time < entry.lookSince + patience(with: entry) ? nil : 1
  }

  /// How long the size of a picture has to stay the same, in seconds.
  private func patience(with entry: CachedPicture) -> Double {
    (entry.held?.width ?? 0) > entry.target.width ? Self.shrinkingTime : Self.settlingTime
  }

  /// Whether a picture ahead fits, decoded and uploaded, together with all that is visible or nearer.
  private func fits(_ entry: CachedPicture) -> Bool {
    var taken = 2 * min(entry.predictedBytes, budget)
    for id in wanted {
      guard let other = pictures[id], other.distance < entry.distance else { continue }
      taken += max(other.bytes, other.isHopeless ? 0 : min(other.predictedBytes, budget))
    }
    return taken <= budget
  }

  /// Whether one picture goes before another: unwanted before wanted, then the farthest, then the least recently seen.
  private func goes(_ id: PictureID, _ one: CachedPicture, before otherID: PictureID, _ other: CachedPicture) -> Bool {
    let isWanted = (one.lastWanted == frame, other.lastWanted == frame)
    if isWanted.0 != isWanted.1 { return isWanted.1 }
    if isWanted.0, one.distance != other.distance { return one.distance > other.distance }
    let last = (max(one.lastSeen, one.lastWanted), max(other.lastSeen, other.lastWanted))
    return last.0 != last.1 ? last.0 < last.1 : id.rawValue < otherID.rawValue
  }
}

extension CachedPicture {
  /// Loading failed, and would again.
  var isHopeless: Bool { failedVersion == version }

  /// Whether the held pixels are older than the file.
  var isOutdated: Bool { held != nil && heldVersion != version }

  /// Pixels that loading would bring for what is needed now.
  fileprivate var target: PixelSize { pixels(for: look.needed) }

  /// Pixels that loading brings for a needed number; only the file's size gives the exact one.
  private func pixels(for needed: PixelSize) -> PixelSize { full.map { $0.covering(needed) } ?? needed }

  /// Bytes that the picture will take once loaded; exact where the file's size is known.
  var predictedBytes: Int { target.byteCount }

  /// Whether a picture that was never there would be loaded in other pixels than those at hand.
  fileprivate var isUnfit: Bool { pixels(for: heldNeed) != target }
}

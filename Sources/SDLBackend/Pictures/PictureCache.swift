import Boundary
import Images

/// Which pictures are wanted, which are at hand, what to load next and what to give back: the policy, without a pixel.
///
/// A picture counts as visible from the frame that draws it until a frame that does not. Of all that is at hand, only
/// what is not visible may go, the least recently seen first; so memory stays within the budget unless the screen
/// itself needs more. In how many pixels a picture is loaded follows from the frame and its file alone, however short
/// memory is and whatever was at hand before.
struct PictureCache: Sendable {
  let budget: Int
  private(set) var pictures: [PictureID: CachedPicture] = [:]
  /// Bytes of all pictures together.
  private(set) var bytes = 0
  private(set) var frame = 0
  private(set) var time = 0.0
  /// The pictures requested by this frame, in order.
  private(set) var wanted: [PictureID] = []

  init(budget: Int) {
    self.budget = max(0, budget)
  }
}

/// The state of a picture in the cache.
struct CachedPicture: Sendable {
  /// A frame's request for it.
  struct Look: Hashable, Sendable {
    /// Pixels in which it is to be there as a whole.
    var needed = PixelSize.zero
    /// Pixels that the whole picture takes where it is drawn largest.
    var drawn = PixelSize.zero
  }

  /// Of the last frame that wanted it, and the time since which frames have asked for the same, in seconds.
  fileprivate(set) var look = Look()
  fileprivate(set) var lookSince = 0.0
  /// The same of the frame before that.
  fileprivate var before = (look: Look(), since: 0.0)
  /// Pixels at hand; nil while there are none.
  var held: PixelSize?
  /// The needed size when those were loaded.
  var heldNeed = PixelSize.zero
  /// The size in the file, once known: more pixels than these cannot be had.
  var full: PixelSize?
  /// Bytes that this picture takes, whether shown or on their way.
  var bytes = 0
  /// Whether it is being read or uploaded.
  var isLoading = false
  /// Counts the files that were to be seen under this name; and which of them is held, and which failed to load.
  var version = 0
  var heldVersion: Int?
  var failedVersion: Int?
  /// The last frame that drew it, and the last that wanted it at all.
  var lastSeen = -1
  var lastWanted = -1
  /// The frame in which it came onto the screen, where it has been since.
  var appeared = -1
  /// How far ahead it was in the last frame that wanted it; 0 is on screen.
  var distance = 0
}

extension PictureCache {
  /// Starts a frame: nothing is visible or wanted until it says so.
  mutating func beginFrame(at time: Double) {
    pass(to: time)
    frame += 1
    wanted.removeAll(keepingCapacity: true)
  }

  /// Sets the time, in seconds; it never runs backwards.
  mutating func pass(to time: Double) { if time > self.time, time.isFinite { self.time = time } }

  /// The frame draws a picture, which is needed in `pixels` as a whole and takes `drawn`. Of several drawings the
  /// largest counts.
  mutating func show(_ id: PictureID, pixels: PixelSize, drawn: PixelSize) {
    want(id, CachedPicture.Look(needed: pixels, drawn: drawn), distance: 0)
  }

  /// A picture will be drawn soon, in about `pixels`: `distance` 1 is the next one, 2 the one after.
  mutating func expect(_ id: PictureID, pixels: PixelSize, distance: Int) {
    want(id, CachedPicture.Look(needed: pixels, drawn: pixels), distance: max(1, distance))
  }

  private mutating func want(_ id: PictureID, _ look: CachedPicture.Look, distance: Int) {
    var entry = pictures[id] ?? CachedPicture()
    if entry.lastWanted != frame {
      entry.before = (entry.look, entry.lookSince)
      entry.look = look
      entry.distance = distance
      entry.lastWanted = frame
      wanted.append(id)
    } else if distance <= entry.distance {
      // A prediction for a visible picture says nothing about the size that the screen needs.
      entry.look = distance < entry.distance ? look : entry.look.union(look)
      entry.distance = distance
    }
    entry.lookSince = entry.look == entry.before.look ? entry.before.since : time
    if distance == 0 {
      if entry.lastSeen < frame - 1 { entry.appeared = frame }
      entry.lastSeen = frame
    }
    pictures[id] = entry
  }

  /// The sharp picture and all blurs of it that frames have wanted.
  func versions(of id: PictureID) -> [PictureID] {
    [id.sharp] + pictures.keys.filter { $0.rawValue == id.rawValue && $0.blur != nil }
  }

  func isWanted(_ id: PictureID) -> Bool { pictures[id].map { $0.lastWanted == frame } ?? false }
}

extension PictureCache {
  /// Whether it is being read or uploaded.
  mutating func began(_ id: PictureID) {
    // Written back whole: changing it in place takes memory, and this is said in every frame for as long as a reader
    // is at it.
    guard var entry = pictures[id], !entry.isLoading else { return }
    entry.isLoading = true
    pictures[id] = entry
  }

  /// Loading was abandoned, because no frame wants the picture any more.
  mutating func gaveUp(_ id: PictureID) { pictures[id]?.isLoading = false }

  /// Updates the size of a picture in memory: its decoded pixels came or went.
  mutating func setBytes(_ count: Int, of id: PictureID) {
    guard let old = pictures[id]?.bytes else { return }
    bytes += count - old
    pictures[id]?.bytes = count
  }

  /// Its file has these pixels, as far as they can be used.
  mutating func measured(_ id: PictureID, full: PixelSize) { pictures[id]?.full = full }

  /// Records a loaded version: its pixels, the needed pixels it was loaded for, and its bytes.
  mutating func finished(_ id: PictureID, version: Int, held: PixelSize, for needed: PixelSize, bytes: Int) {
    setBytes(bytes, of: id)
    guard var entry = pictures[id] else { return }
    (entry.held, entry.heldNeed) = (held, needed)
    entry.heldVersion = version
    entry.isLoading = false
    pictures[id] = entry
  }

  /// One of its versions cannot be loaded, and it will not be tried again. What is held stays.
  mutating func failed(_ id: PictureID, version: Int) {
    guard var entry = pictures[id] else { return }
    entry.isLoading = false
    entry.failedVersion = version
    pictures[id] = entry
  }

  /// Its pixels are gone.
  mutating func dropped(_ id: PictureID) {
    setBytes(0, of: id)
    pictures[id]?.held = nil
  }

  /// The file is another one now. What is held stays until the new one is there.
  mutating func outdate(_ id: PictureID) {
    guard var entry = pictures[id] else { return }
    entry.version += 1
    entry.full = nil
    pictures[id] = entry
  }

  /// There is no such picture any more.
  mutating func forget(_ id: PictureID) {
    setBytes(0, of: id)
    pictures[id] = nil
    wanted.removeAll { $0 == id }
  }
}

extension CachedPicture.Look {
  /// Of two drawings in one frame, the larger on each side.
  fileprivate func union(_ other: Self) -> Self {
    Self(needed: needed.union(other.needed), drawn: drawn.union(other.drawn))
  }
}

import Boundary
import Documents
import Geometry
import PreviewKit

/// What decides where the phones on the stage are, other than a hand that resizes or zooms.
struct StageArrangement: Hashable, Sendable {
  private let options: ViewOptions
  private let comparison: SceneComparison.Arrangement?
  private let screens: OtherScreens
  /// Phones of another scene or shape are at their places at once.
  private let scene: DocumentID
  private let device: Size

  init(_ studio: Studio) {
    options = studio.view.options
    (comparison, screens) = (studio.stage.beside.comparison?.arrangement, studio.stage.beside.screens)
    (scene, device) = (studio.document.id, studio.stage.shown.scene.device.size)
  }
}

extension StageArrangement {
  /// Whether phones travel to their places from those of an earlier arrangement.
  func glides(from other: StageArrangement) -> Bool {
    self != other && scene == other.scene && device == other.device
  }
}

extension Motions {
  /// Share of the main phone that one behind it takes, which it hides.
  private static let hidden = 0.9

  /// Gives the phones of a layout their places. One that comes leaves from behind the main phone, and one that goes
  /// returns there.
  mutating func put(_ layout: StudioLayout, screens: Int, glides: Bool, time: Double) {
    let main = place(of: .phone(0), at: time)
    put(.phone(0), at: Self.place(layout.screen), glides: glides, time: time)
    for number in 1..<ScreenRow.most {
      let thing = Thing.phone(number)
      if let row = layout.row, number < screens {
        let place = Self.place(row[number])
        if !isKnown(thing), glides, let main { put(thing, at: Self.behind(main, place), time: time) }
        put(thing, at: place, glides: glides, time: time)
      } else if isKnown(thing) {
        guard let last = place(of: thing, at: .infinity), glides || isMoving(thing) else {
          forget(thing)
          continue
        }
        put(thing, at: Self.behind(Self.place(layout.screen), last), glides: glides, time: time)
        if !isMoving(thing) { forget(thing) }
      }
    }
    put(.captions, isThere: layout.row != nil, time: time)
  }

  private static func place(_ screen: Rect) -> SIMD4<Double> {
    SIMD4(screen.midX, screen.midY, screen.width, screen.height)
  }

  private static func behind(_ main: SIMD4<Double>, _ other: SIMD4<Double>) -> SIMD4<Double> {
    let scale = min(1, hidden * main.z / other.z, hidden * main.w / other.w)
    return SIMD4(main.x, main.y, other.z * scale, other.w * scale)
  }

  /// The pose of a phone that is drawn around a screen. Nil if it is in its place.
  func pose(ofPhone number: Int, around screen: Rect, at time: Double) -> Pose? {
    guard isMoving(.phone(number)), let place = place(of: .phone(number), at: time) else { return nil }
    let scale = max(0.01, place.z / screen.width)
    return Pose(
      scale: scale, origin: Point(x: place.x - screen.midX * scale, y: place.y - screen.midY * scale))
  }
}

import Geometry
import Parameters

@testable import Effects

/// Two pictures that part like a curtain while the content scrolls.
public struct SplitCurtain: Effect {
  public var opening = 0.3

  public init() {}

  public static let name = "split-curtain"
  public static let title = "Split curtain"
  public static let content: Set<ContentPart> = [.images, .pictureSize, .tone]
  public static let parameters: [Parameter<Self>] = [
    Parameter("opening", \.opening, .number(0...2), "How far a half moves aside, over how far the content scrolls.")
  ]

  public func extent(in setting: Setting) -> Extent {
    Extent(bounds: Extent.bounds(from: 0, to: setting.viewport.height))
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let half = Size(width: setting.viewport.width / 2, height: setting.viewport.height)
    let aside = setting.isStill ? 0 : opening * max(0, moment.place)
    for index in 0..<2 {
      let x = index == 0 ? 0 - aside : half.width + aside
      let frame = setting.directed(Rect(x: x, y: 0 - moment.place, width: half.width, height: half.height))
      layers.show(
        Layer(LayerID("half", index, "image"), frame: frame, picture: setting.picture(index), in: setting),
        on: setting.screen)
    }
  }
}

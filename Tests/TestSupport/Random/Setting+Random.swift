import Effects
import Geometry

extension Setting {
  /// A random setting: any device, direction, number of rows and set of pictures.
  public static func any(using random: inout SplitMix64, rows: ClosedRange<Int> = 0...60) -> Setting {
    let insets = Insets(
      top: random.pick([0, 20, 47]), left: random.pick([0, 0, 44]), bottom: random.pick([0, 34]),
      right: random.pick([0, 0, 44]))
    return Setting(
      viewport: Size(width: random.edgy(100...1400), height: random.edgy(100...1400)), insets: insets,
      scale: random.pick([1, 2, 3]), isRightToLeft: random.flag(), rows: random.whole(rows),
      pictures: (0..<random.whole(0...3)).map { _ in
        Size(width: random.number(50...4000), height: random.number(50...4000))
      })
  }
}

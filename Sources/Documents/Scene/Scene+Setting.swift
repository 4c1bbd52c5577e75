import Effects
import Geometry

extension Scene {
  /// The setting that the effect is asked about.
  ///
  /// - Parameters:
  ///   - pictureSize: The size of a picture file as it is shown; nil where it is not there or unfit.
  ///   - isStill: Shows the scene without its effect, whatever the device says.
  public func setting(isStill: Bool = false, pictureSize: (String) -> Size?) -> Setting {
    let pictures = content.images.map { pictureSize($0) ?? content.standIn }
    return Setting(
      viewport: device.size, insets: device.insets, scale: device.scale, isRightToLeft: device.direction == .rtl,
      isStill: isStill || device.reduceMotion, rows: content.rows,
      rowHeights: content.rowHeights.flatMap { RowHeights($0) },
      pictures: pictures.isEmpty ? [content.standIn] : pictures,
      page: content.page.map { pictureSize($0) ?? content.standIn })
  }
}

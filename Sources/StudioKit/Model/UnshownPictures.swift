import Documents
import Effects
import Geometry
import PreviewKit

extension SceneDocument {
  /// The indices of the pictures that neither the effect nor a row shows.
  var unshownPictures: Set<Int> {
    let sizes = pictures.sizes(in: scene.content)
    return scene.unshownPictures(in: scene.setting { sizes[$0] })
  }

  /// A sentence about pictures that were just appended and that nothing shows. Nil if all are shown.
  ///
  /// - Parameter count: The number of pictures before.
  func unshownWords(after count: Int) -> String? {
    let added = scene.content.images.count - count
    let unshown = unshownPictures.filter { $0 >= count }.sorted()
    guard let first = unshown.first else { return nil }
    if added == 1 { return "Picture \(first + 1) was added, but no layer shows it." }
    if unshown.count == added { return "\(added) pictures were added, but no layer shows them." }
    return "\(added) pictures were added. No layer shows \(unshown.count) of them."
  }
}

extension Scene {
  /// The indices of the pictures that neither the effect nor a row shows.
  func unshownPictures(in setting: Setting) -> Set<Int> {
    guard !setting.isPageHeader else { return Set(content.images.indices) }
    let needs = effect.advice(in: setting).pictureNeeds(most: .max)
    var unshown = Set(content.images.indices)
    for (index, need) in needs.enumerated() where need.size.width > 0 { unshown.remove(index) }
    for item in setting.items.prefix(max(0, setting.rows)) {
      if let picture = item.picture { unshown.remove(setting.picture(picture)) }
    }
    return unshown
  }
}

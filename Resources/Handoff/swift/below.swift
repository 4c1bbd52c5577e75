/// The same on a screen with a safe area this tall at its top.
func below(_ safeArea: CGFloat) -> NAME__Style {
  //: if recipe
  //: row 92
  NAME__Style(
    height: height, minHeight: min(height, minHeight + safeArea), layers: layers)
  //: end
  //: else
  var style = self
  style.minHeight += safeArea
  return style
  //: end
}

/// The same on a screen with a safe area this tall at its top.
func below(_ safeArea: CGFloat) -> NAME__Style {
  var style = self
  //: if recipe
  style.minHeight = min(height, minHeight + safeArea)
  //: else
  style.minHeight += safeArea
  //: end
  return style
}

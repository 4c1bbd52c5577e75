/// The same on a screen with a safe area this tall at its top.
func below(_ safeArea: CGFloat) -> NAME__Style {
  var style = self
  style.minHeight += safeArea
  return style
}

/// The same numbers for a screen with a top safe area of this height.
func below(_ safeArea: CGFloat) -> NAME__Style {
  var style = self
  style.minHeight += safeArea
  return style
}

box.addSubview(bar)
for (label, color) in [(onPicture, UIColor.white), (onBar, .label)] {
  label.text = "BAR_TITLE__"
  label.font = .boldSystemFont(ofSize: TITLE_SIZE__)
  label.textColor = color
  label.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
  box.addSubview(label)
}
//: if barIsSmall
onPicture.isHidden = true
//: end

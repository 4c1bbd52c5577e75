func show(_ item: Item) {
  picture.image = UIImage(named: item.picture)
  //: if focusPoints
  picture.focus = FocusedImageView.points[item.picture] ?? CGPoint(x: 0.5, y: 0.5)
  //: end
  //: if hasSubtitle
  let text = [item.title, item.subtitle].filter { !$0.isEmpty }.joined(separator: "\n")
  //: else
  let text = [item.title].filter { !$0.isEmpty }.joined(separator: "\n")
  //: end
  let label = NSMutableAttributedString(string: text)
  let whole = NSRange(location: 0, length: text.utf16.count)
  label.addAttributes([.font: UIFont.systemFont(ofSize: SIZE14__, weight: .medium)], range: whole)
  let title = NSRange(location: 0, length: item.title.utf16.count)
  label.addAttributes([.font: UIFont.systemFont(ofSize: SIZE19__, weight: .semibold)], range: title)
  words.attributedText = label
  //: if hasValue
  value.text = item.value
  //: end
}

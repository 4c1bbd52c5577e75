func show(_ item: Item) {
  //: row
  let text = [
    item.title,
    //: if hasSubtitle
    item.subtitle,
    //: end
    //: if hasValue
    item.value,
    //: end
  ].filter { !$0.isEmpty }.joined(separator: "\n")
  //: end
  let label = NSMutableAttributedString(string: text)
  let whole = NSRange(location: 0, length: text.utf16.count)
  label.addAttributes([.font: UIFont.systemFont(ofSize: SIZE17__)], range: whole)
  let title = NSRange(location: 0, length: item.title.utf16.count)
  label.addAttributes([.font: UIFont.boldSystemFont(ofSize: SIZE22__)], range: title)
  words.attributedText = label
  //: if isDark
  words.textColor = .white
  //: else
  words.textColor = .label
  //: end
  let size = words.sizeThatFits(CGSize(width: cellWidth, height: cover))
  words.frame = CGRect(x: 0, y: cover + CAPTION_GAP__, width: cellWidth, height: size.height)
}

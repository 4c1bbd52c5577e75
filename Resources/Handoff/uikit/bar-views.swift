bar.backgroundColor = .systemBackground
box.addSubview(bar)
// Enlarged text is at most as tall as its line.
titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
  for: .systemFont(ofSize: TITLE_SIZE__, weight: .bold), maximumPointSize: TITLE_LINE__)
titleLabel.adjustsFontForContentSizeCategory = true
titleLabel.accessibilityTraits = .header
box.addSubview(titleLabel)

bar.backgroundColor = .systemBackground
box.addSubview(bar)
titleLabel.font = .systemFont(ofSize: TITLE_SIZE__, weight: .bold)
titleLabel.accessibilityTraits = .header
box.addSubview(titleLabel)

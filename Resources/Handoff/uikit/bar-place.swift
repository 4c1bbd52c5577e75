bar.frame = CGRect(x: 0, y: 0, width: width, height: visible)
bar.alpha = barOpacity
// The title scales about its leading edge.
let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
titleLabel.layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
// In landscape the title is next to the cutout.
let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
titleLabel.bounds.size = CGSize(width: width - left - right - TITLE_MARGINS__, height: TITLE_LINE__)
//: if barIsSmall
let start = isRightToLeft ? width - right - TITLE_START__ : left + TITLE_START__
titleLabel.center = CGPoint(x: start, y: visible - BAR_TITLE_DROP__)
titleLabel.transform = CGAffineTransform(scaleX: TITLE_ZOOM__, y: TITLE_ZOOM__)
titleLabel.textColor = .label
titleLabel.alpha = barOpacity
//: else
//: if titleShift
let indent = TITLE_START__ + TITLE_SHIFT__ * (1 - titleScale)
let start = isRightToLeft ? width - right - indent : left + indent
titleLabel.center = CGPoint(x: start, y: visible - titleRise)
//: else
let start = isRightToLeft ? width - right - TITLE_START__ : left + TITLE_START__
titleLabel.center = CGPoint(x: start, y: visible - titleRise)
//: end
titleLabel.transform = CGAffineTransform(scaleX: titleScale, y: titleScale)
let isDark = traitCollection.userInterfaceStyle == .dark
// In one step: a gray in between is unreadable.
let isOnBar = !isDark && barOpacity >= INK_SHARE__
titleLabel.textColor = isOnBar ? .black : .white
titleLabel.layer.shadowOffset = .zero
titleLabel.layer.shadowRadius = SHADOW_DEVIATION__
titleLabel.layer.shadowOpacity = isOnBar ? 0 : 1
//: end

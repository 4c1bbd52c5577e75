.overlay {
  Rectangle()
    .fill(.background)
    .visualEffect { content, proxy in
      let s = -proxy.top
      return content.offset(y: motion.drop(scrolled: s))
        .opacity(motion.layout(scrolled: s).barOpacity)
    }
}
//: if barIsSmall
.overlay(alignment: .bottomLeading) {
  Text(title)
    .font(.system(size: min(titleSize, TITLE_LINE__), weight: .bold))  // at most as tall as its line
    .lineLimit(1)
    .foregroundStyle(.primary)
    .frame(height: 0)
    .scaleEffect(TITLE_ZOOM__, anchor: .leading)
    .padding(.leading, TITLE_START__)
    .visualEffect { content, proxy in
      let s = size.height - proxy.top
      return content.offset(y: motion.drop(scrolled: s) - BAR_TITLE_DROP__)
        .opacity(motion.layout(scrolled: s).barOpacity)
    }
    .accessibilityAddTraits(.isHeader)
}
//: else
.overlay(alignment: .bottomLeading) {
  words(motion, .white, isOnBar: false)
    .shadow(color: .black.opacity(SHADOW_OPACITY__), radius: SHADOW_DEVIATION__)
    .shadow(color: .black.opacity(SHADOW_OPACITY__), radius: SHADOW_DEVIATION__)
    .accessibilityAddTraits(.isHeader)
}
.overlay(alignment: .bottomLeading) {
  words(motion, .primary, isOnBar: true).accessibilityHidden(true)
}
//: end

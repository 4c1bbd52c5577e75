.overlay { Rectangle().fill(.background).opacity(layout.barOpacity) }
.overlay(alignment: .bottomLeading) {
  Text(title)
    .font(.system(size: min(titleSize, TITLE_LINE__), weight: .bold))  // at most as tall as its line
    .lineLimit(1)
    //: if barIsSmall
    .foregroundStyle(.primary)
    .opacity(layout.barOpacity)
    .frame(height: 0)
    .scaleEffect(TITLE_ZOOM__, anchor: .leading)
    .padding(.leading, TITLE_START__)
    .offset(y: -BAR_TITLE_DROP__)
    //: else
    // In one step: a gray in between is unreadable.
    .foregroundStyle(Color(white: colorScheme == .dark || layout.barOpacity < INK_SHARE__ ? 1 : 0))
    .shadow(color: layout.barOpacity < INK_SHARE__ ? .black : .clear, radius: SHADOW_DEVIATION__)
    .shadow(color: layout.barOpacity < INK_SHARE__ ? .black : .clear, radius: SHADOW_DEVIATION__)
    .frame(width: width - TITLE_MARGINS__, height: 0, alignment: .leading)
    .scaleEffect(words.titleScale, anchor: .leading)
    //: if titleShift
    .padding(.leading, TITLE_START__ + TITLE_SHIFT__ * (1 - words.titleScale))
    //: else
    .padding(.leading, TITLE_START__)
    //: end
    .offset(y: -words.titleRise)
    //: end
    .accessibilityAddTraits(.isHeader)
}

.overlay(alignment: .bottomLeading) {
  //: if barIsSmall
  //: use header-ground
  Text(title)
    .font(.system(size: min(titleSize, TITLE_LINE__), weight: .bold))  // at most as tall as its line
    .lineLimit(1).foregroundStyle(.primary)
    .frame(height: 0)
    .scaleEffect(TITLE_ZOOM__, anchor: .leading)
    .padding(.leading, TITLE_START__)
    //: if header
    .visualEffect { content, proxy in
      content.offset(y: -BAR_TITLE_DROP__)
        .opacity(layout(size.height - proxy.top).barOpacity)
    }
    //: else
    .visualEffect { [style] content, proxy in
      content.offset(y: -BAR_TITLE_DROP__)
        .opacity(style.bar(scrolled: size.height - proxy.top).barOpacity)
    }
    //: end
    .accessibilityAddTraits(.isHeader)
  //: else if not isDark
  //: use header-ground
  words(.white, in: size, isOnBar: false)
    .shadow(color: .black, radius: SHADOW_DEVIATION__).shadow(color: .black, radius: SHADOW_DEVIATION__)
    .accessibilityAddTraits(.isHeader)
  words(.primary, in: size, isOnBar: true).accessibilityHidden(true)
  //: else
  //: if header
  Color.black
    .visualEffect { content, proxy in content.opacity(layout(-proxy.top).barOpacity) }
  //: else
  Color.black.visualEffect { [style] content, proxy in
    content.opacity(style.bar(scrolled: -proxy.top).barOpacity)
  }
  //: end
  let shift: CGFloat = layoutDirection == .rightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__  //: if titleShift
  Text(title)
    .font(.system(size: min(titleSize, TITLE_LINE__), weight: .bold))  // at most as tall as its line
    .lineLimit(1).foregroundStyle(.white)
    .shadow(color: .black, radius: SHADOW_DEVIATION__).shadow(color: .black, radius: SHADOW_DEVIATION__)
    .frame(width: size.width - TITLE_MARGINS__, height: 0, alignment: .leading)
    //: if header
    .visualEffect { content, proxy in
      let place = layout(size.height - proxy.top)
    //: else
    .visualEffect { [style, reduceMotion] content, proxy in
      let s = reduceMotion ? .infinity : size.height - proxy.top  // small from the start
      let place = style.bar(scrolled: s)
    //: end
      //: if titleShift
      return content.scaleEffect(place.titleScale, anchor: .leading)
        .offset(x: shift * (1 - place.titleScale), y: -place.titleRise)
      //: else
      return content.scaleEffect(place.titleScale, anchor: .leading)
        .offset(y: -place.titleRise)
      //: end
    }
    .padding(.leading, TITLE_START__)
    .accessibilityAddTraits(.isHeader)
  //: end
}

//: use header-bar  //: if bar
.mask { Rectangle().padding(.top, -2000) }  // nothing is cut off above the screen
.allowsHitTesting(false)
// Takes the taps, so the rows below do not get them: put .onTapGesture here.
.background { Color.clear.contentShape(Rectangle()) }
//: if hidesHeader
//: if header
.visualEffect { [gone = hiding?.bar.gone ?? 0] content, proxy in
  content.offset(y: layout(-proxy.top).drop - gone)
}
//: else
.visualEffect { [style, gone = hiding?.bar.gone ?? 0] content, proxy in
  content.offset(y: max(0, -proxy.top - style.height + style.low) - gone)
}
//: end
//: else if recipe
.visualEffect { [style] content, proxy in
  content.offset(y: max(0, -proxy.top - style.height + style.low))
}
//: else if sticks
.visualEffect { content, proxy in content.offset(y: layout(-proxy.top).drop) }
//: end

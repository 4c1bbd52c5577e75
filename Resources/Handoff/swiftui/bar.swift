//: if isDark
.overlay { Color(white: 0.11).opacity(shown) }
//: else
.overlay { Color(white: 0.98).opacity(shown) }
//: end
.overlay(alignment: .bottomLeading) {
  ZStack(alignment: .leading) {
    //: if not barIsSmall
    Text("BAR_TITLE__").foregroundStyle(.white).opacity(1 - shown)
    //: end
    //: if isDark
    Text("BAR_TITLE__").foregroundStyle(.white).opacity(shown)
    //: else
    Text("BAR_TITLE__").foregroundStyle(.black).opacity(shown)
    //: end
  }
  .font(.system(size: TITLE_SIZE__, weight: .bold))
  .frame(height: 0)
  //: if barIsSmall
  .scaleEffect(TITLE_ZOOM__, anchor: .leading)
  .offset(x: TITLE_START__, y: -BAR_TITLE_DROP__)
  //: else
  .scaleEffect(zoom, anchor: .leading)
  //: if titleShift
  .offset(x: TITLE_START__ + TITLE_SHIFT__ * (1 - zoom), y: -drop)
  //: else
  .offset(x: TITLE_START__, y: -drop)
  //: end
  //: end
}

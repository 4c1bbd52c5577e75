/// The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it.
struct NAME__Behind: View {
  //: align
  //: each behindConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end
  var names: [String]
  var s: CGFloat  // scrolled from the first album
  var screen: CGSize

  var body: some View {
    let first = max(0, min(Int(s / pitch), names.count - 1))
    ZStack {
      ForEach(Array(names.indices.dropFirst(first).prefix(2)), id: \.self) { index in
        let album = CGFloat(index)
        //: lines behindSteps
        //: if focusPoints
        FocusedPicture(name: names[index], width: screen.width, height: screen.height)
        //: else
        Image(decorative: names[index])
          .resizable()
          .scaledToFill()
          .frame(width: screen.width, height: screen.height)
        //: end
          .clipped()
          .opacity(shown)
      }
    }
    .compositingGroup()
    .blur(radius: BLUR__ * max(screen.width, screen.height), opaque: true)
    .opacity(coverBehind)
    .allowsHitTesting(false)
  }
}

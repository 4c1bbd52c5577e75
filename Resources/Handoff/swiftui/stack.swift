/// An album: a cover before a stack of layers that fans out as it passes.
struct NAME__Album: View {
  //: align
  //: if hasCaptionItems
  //: each albumConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: else
  //: each coverConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end
  //: end
  //: if isOutlined
  var name: String
  //: else
  var names: [String]  // the cover first, LAYERS__ in all
  //: end
  //: if hasCaptionItems
  var item: Item
  //: end
  var screen: CGFloat  // EXTENT__ of the whole screen
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    ZStack {
      //: if isOutlined
      ForEach(Array((0..<Int(layers)).reversed()), id: \.self) { index in
      //: else
      ForEach(Array(names.indices.reversed()), id: \.self) { index in
      //: end
        let i = CGFloat(index)
        //: lines layerSteps lightSteps
        //: if isOutlined
        Group {
          if index == 0 {
            Image(decorative: name).resizable().scaledToFill()
          } else {
            Rectangle().strokeBorder(.white)  // the others are outlines without a picture
          }
        }
        .frame(width: LAYER_WIDTH__, height: LAYER_HEIGHT__)
        //: use layer
        //: else if focusPoints
        FocusedPicture(name: names[index], width: LAYER_WIDTH__, height: LAYER_HEIGHT__)
          //: use layer
        //: else
        Image(decorative: names[index])
          .resizable()
          .scaledToFill()
          .frame(width: LAYER_WIDTH__, height: LAYER_HEIGHT__)
          //: use layer
        //: end
      }
    }
    .frame(width: ALBUM_WIDTH__, height: ALBUM_HEIGHT__)
    //: if hasCaptionItems
    .overlay(alignment: .top) {
      ItemCaption(item: item)
        .offset(y: cover + CAPTION_GAP__)
        .visualEffect { [cellWidth, pitch, screen] content, proxy in
          let x = proxy.frame(in: .global).midX - cellWidth / 2  // where the cell begins on the screen
          //: lines captionSteps
          return content.opacity(said)
        }
    }
    //: end
  }
}

struct NAME__View: View {
  //: align
  //: each stripConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end
  //: if hasCaptionItems
  var items = Item.all
  //: else
  var names: [String]
  //: end

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.AXIS__) {
        //: if isAcross
        LazyHStack(spacing: pitch - cellWidth) {
        //: else
        LazyVStack(spacing: pitch - cellWidth) {
        //: end
          //: if hasCaptionItems
          //: if isOutlined
          ForEach(items, id: \.self) { NAME__Album(name: $0.picture, item: $0, screen: proxy.size.EXTENT__) }
          //: else
          ForEach(items, id: \.self) { NAME__Album(names: [$0.picture], item: $0, screen: proxy.size.EXTENT__) }
          //: end
          //: else if isOutlined
          ForEach(names, id: \.self) { NAME__Album(name: $0, screen: proxy.size.EXTENT__) }
          //: else
          ForEach(names, id: \.self) { NAME__Album(names: [$0], screen: proxy.size.EXTENT__) }
          //: end
        //: if snapsToItems
        }.scrollTargetLayout()
        //: else
        }
        //: end
        //: if coverBehind
        .background {
          GeometryReader { content in
            let (strip, screen) = (content.frame(in: .global), proxy.frame(in: .global))
            //: if not isAcross
            let s = screen.minY + (screen.height - cellWidth) / 2 - strip.minY  // scrolled from the first album
            //: else if isMirrored
            let s = strip.maxX - screen.maxX + (screen.width - cellWidth) / 2  // scrolled from the first album
            //: else
            let s = screen.minX + (screen.width - cellWidth) / 2 - strip.minX  // scrolled from the first album
            //: end
            //: if hasCaptionItems
            NAME__Behind(names: items.map(\.picture), s: s, screen: screen.size)
            //: else
            NAME__Behind(names: names, s: s, screen: screen.size)
            //: end
              .offset(x: screen.minX - strip.minX, y: screen.minY - strip.minY)
          }
        }
        //: end
      }
      .contentMargins(.AXIS__, (proxy.size.EXTENT__ - cellWidth) / 2, for: .scrollContent)  // the ends reach the middle
      .scrollClipDisabled()  // lips stand out of the cells
      //: use resting
    }
  }
}
//: if coverBehind

//: use behind
//: end
// SwiftUI cannot set zIndex in a visualEffect: of two neighbours the later one stays in front, also past the middle.
//: if autoplay
// Until it is touched it scrolls by AUTOPLAY__ a second: move a ScrollPosition in a TimelineView.
//: end
//: use physics

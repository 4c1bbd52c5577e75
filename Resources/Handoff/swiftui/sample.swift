//: if hasItems
//: if header
//: use item

//: else if inHeader
//: use item

//: end
//: use sample-items

//: end
//: if focusPoints
//: use focus

//: end
/// The scene as it was designed.
struct NAME__Sample: View {
  var body: some View {
    //: use sample-header  //: if header
    //: use sample-rows  //: else if rows
    //: use sample-stack  //: else if stack
    //: use sample-cards  //: else if cards
    //: use sample-layers  //: else if inHeader
    NAME__View()  //: else
    //: if isListBar
    //: row 90
    .modifier(
      NAME__Bars(title: "BAR_TITLE__") { EmptyView() })
    //: end
    //: else if hidesBars
    .modifier(NAME__Bars { EmptyView() })
    //: end
  }
}
//: if hasTextRows

//: use row
//: end
//: if hasWindowWords

//: use words
//: end
//: if hasCaptions

//: use caption
//: end

#Preview { NAME__Sample() }

//: if hasItems
//: use sample-items

//: end
//: if focusPoints
//: use focus-points

//: end
extension NAME__Controller {
  /// The scene as it was designed.
  static func sample() -> NAME__Controller {
    //: if header
    let controller = NAME__Controller()
    controller.header.picture.image = UIImage(named: "ASSET__")
    //: if focusPoints
    controller.header.picture.focus = CGPoint(x: FOCUS_X__, y: FOCUS_Y__)
    controller.header.picture.isWhole = true  //: if isFirstWhole
    //: end
    //: else if rows
    let controller = NAME__Controller(items: NAME__Item.sample)
    controller.focus = { NAME__Focus.points[$0.picture ?? ""] ?? CGPoint(x: 0.5, y: 0.5) }  //: if focusPoints
    //: else if stack
    let controller = NAME__Controller(
      items: NAME__Item.sample, pictures: NAME__Item.pictures)
    //: if focusPoints
    controller.focus = { NAME__Focus.points[$0] ?? CGPoint(x: 0.5, y: 0.5) }
    controller.isWhole = { NAME__Focus.whole.contains($0) }  //: if hasWhole
    //: end
    //: else if cards
    let controller = NAME__Controller()
    controller.items = NAME__Item.sample
    //: if focusPoints
    controller.focus = { NAME__Focus.points[$0] ?? CGPoint(x: 0.5, y: 0.5) }
    controller.isWhole = { NAME__Focus.whole.contains($0) }  //: if hasWhole
    //: end
    //: else
    let controller = NAME__Controller()
    //: end
    //: if rows
    //: else if stack
    //: else if not cards
    controller.header.titleLabel.text = "BAR_TITLE__"  //: if bar
    controller.page = UIImage(named: "PAGE_ASSET__")  //: if pageAsset
    controller.items = NAME__Item.sample  //: else if hasItems
    //: end
    controller.title = "BAR_TITLE__"  // in a navigation controller  //: if isListBar
    return controller
  }
}

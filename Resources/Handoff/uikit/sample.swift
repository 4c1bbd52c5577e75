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
    //: if isFirstWhole
    controller.header.picture.isWhole = true
    //: end
    //: end
    //: else if rows
    let controller = NAME__Controller(items: NAME__Item.sample)
    //: if focusPoints
    controller.focus = { NAME__Focus.points[$0.picture ?? ""] ?? CGPoint(x: 0.5, y: 0.5) }
    //: end
    //: else if stack
    let controller = NAME__Controller(
      items: NAME__Item.sample, pictures: NAME__Item.pictures)
    //: if focusPoints
    controller.focus = { NAME__Focus.points[$0] ?? CGPoint(x: 0.5, y: 0.5) }
    //: if hasWhole
    controller.isWhole = { NAME__Focus.whole.contains($0) }
    //: end
    //: end
    //: else if cards
    let controller = NAME__Controller()
    controller.items = NAME__Item.sample
    //: if focusPoints
    controller.focus = { NAME__Focus.points[$0] ?? CGPoint(x: 0.5, y: 0.5) }
    //: if hasWhole
    controller.isWhole = { NAME__Focus.whole.contains($0) }
    //: end
    //: end
    //: else
    let controller = NAME__Controller()
    //: end
    //: if rows
    //: else if stack
    //: else if not cards
    //: if bar
    controller.header.titleLabel.text = "BAR_TITLE__"
    //: end
    //: if pageAsset
    controller.page = UIImage(named: "PAGE_ASSET__")
    //: else if hasItems
    controller.items = NAME__Item.sample
    //: end
    //: end
    //: if isListBar
    controller.title = "BAR_TITLE__"  // in a navigation controller
    //: end
    return controller
  }
}

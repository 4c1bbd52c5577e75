//: if pageAsset
Image(decorative: "PAGE_ASSET__").resizable().scaledToFit()
//: else if samples
ForEach(NAME__Item.sample) { NAME__Row(item: $0) }
//: end

Image(decorative: "PAGE_ASSET__").resizable().scaledToFit()  //: if pageAsset
ForEach(NAME__Item.sample) { NAME__Row(item: $0) }  //: else if samples

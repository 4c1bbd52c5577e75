body: NAME__(
  itemCount: NAME__Item.all.length,
  picture: (index, layer) => AssetImage(_pictureOfNAME__(index, layer)),
  //: if coverBehind
  blurred: (index) => AssetImage(NAME__Item.all[index].blurred),
  //: end
  //: if hasCaptionItems
  caption: (context, index) => NAME__ItemCaption(item: NAME__Item.all[index]),
  //: end
  //: if focusPoints
  focus: (index, layer) => _focusOfNAME__(_pictureOfNAME__(index, layer)),
  //: if hasWhole
  fit: (index, layer) => _fitOfNAME__(_pictureOfNAME__(index, layer)),
  //: end
  //: end
),

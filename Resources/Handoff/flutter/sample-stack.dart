body: NAME__(
  itemCount: NAME__Item.all.length,
  picture: (index, layer) => AssetImage(_pictureOfNAME__(index, layer)),
  blurred: (index) => AssetImage(NAME__Item.all[index].blurred),  //: if coverBehind
  caption: (context, index) => NAME__ItemCaption(item: NAME__Item.all[index]),  //: if hasCaptionItems
  //: if focusPoints
  focus: (index, layer) => _focusOfNAME__(_pictureOfNAME__(index, layer)),
  fit: (index, layer) => _fitOfNAME__(_pictureOfNAME__(index, layer)),  //: if hasWhole
  //: end
),

//: row
NAME__Row(
  image: AssetImage(item.picture), viewport: box.maxHeight,
  //: if samplesDiffer
  height: item.height,
  //: end
  //: if focusPoints
  focus: _focusOfNAME__(item.picture),
  //: end
)
//: end

//: row
NAME__Row(
  image: AssetImage(item.picture), viewport: box.maxHeight,
  height: item.height,  //: if samplesDiffer
  focus: _focusOfNAME__(item.picture),  //: if focusPoints
)
//: end

//: row 100
<NAME__
  count={sampleNAME__Items.length} picture={pictureOfNAME__}
  //: if coverBehind
  blurred={(album) => sampleNAME__Items[album]!.blurred}
  //: end
  //: if focusPoints
  focus={(album, layer) => focusOfNAME__(sampleNAME__Pictures[(album + layer) % sampleNAME__Pictures.length]!.name)}
  //: end
  //: if hasCaptionItems
  caption={(album) => <NAME__ItemCaption item={sampleNAME__Items[album]!} />}
  //: end
/>
//: end

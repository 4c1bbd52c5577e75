//: row 100
<NAME__
  count={sampleNAME__Items.length} picture={pictureOfNAME__}
  blurred={(album) => sampleNAME__Items[album]!.blurred}  //: if coverBehind
  //: if focusPoints
  focus={(album, layer) => focusOfNAME__(sampleNAME__Pictures[(album + layer) % sampleNAME__Pictures.length]!.name)}
  //: end
  caption={(album) => <NAME__ItemCaption item={sampleNAME__Items[album]!} />}  //: if hasCaptionItems
/>
//: end

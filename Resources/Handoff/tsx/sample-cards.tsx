//: row 100
<NAME__
  count={sampleNAME__Items.length} picture={(card) => sampleNAME__Items[card]!.source}
  //: if focusPoints
  focus={(card) => sampleNAME__Items[card]!.focus}
  //: end
  //: if hasPictureItems
  words={(card) => <NAME__ItemWords item={sampleNAME__Items[card]!} />}
  //: end
/>
//: end

//: row 100
<NAME__
  count={sampleNAME__Items.length} picture={(card) => sampleNAME__Items[card]!.source}
  focus={(card) => sampleNAME__Items[card]!.focus}  //: if focusPoints
  words={(card) => <NAME__ItemWords item={sampleNAME__Items[card]!} />}  //: if hasPictureItems
/>
//: end

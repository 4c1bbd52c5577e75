//: row 100
type NAME__Props = {
  //: row
  count: number; picture: (album: number, layer: number) =>
  //: use source-type
  ;
  //: end
  //: if coverBehind
  //: row
  blurred: (album: number) =>
  //: use source-type
  ;
  //: end
  //: end
  //: if focusPoints
  //: row
  focus?: (album: number, layer: number) =>
  //: use focus-type
  ;
  //: end
  //: end
  caption?: (album: number) => ReactNode;  //: if hasCaptionItems
  //: use press-type
  effect?: NAME__Style
}
//: end

/** A strip of albums: covers in front of stacks of layers that fan out as they pass. */
//: row 100
export function NAME__({
  count, picture,
  blurred,  //: if coverBehind
  focus,  //: if focusPoints
  caption,  //: if hasCaptionItems
  //: use press
  effect = NAME__Defaults
}: NAME__Props) {
//: end

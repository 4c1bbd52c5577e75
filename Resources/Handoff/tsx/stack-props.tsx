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
  //: if hasCaptionItems
  caption?: (album: number) => ReactNode;
  //: end
  //: use press-type
  effect?: NAME__Style
}
//: end

/** A strip of albums: covers in front of stacks of layers that fan out as they pass. */
//: row 100
export function NAME__({
  count, picture,
  //: if coverBehind
  blurred,
  //: end
  //: if focusPoints
  focus,
  //: end
  //: if hasCaptionItems
  caption,
  //: end
  //: use press
  effect = NAME__Defaults
}: NAME__Props) {
//: end

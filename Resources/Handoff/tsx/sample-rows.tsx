//: row 100
<NAME__
  rows={sampleNAME__Items}
  //: if isListBar
  bar={<Text style={{ lineHeight: LIST_BAR_HEIGHT__, paddingHorizontal: 16, fontSize: 17, fontWeight: '700' }}>{'BAR_TITLE__'}</Text>}
  //: end
>
//: end
  {/*: row 100 */}
  {(item) =>
    item.source === undefined ? <NAME__ItemRow item={item} /> :  //: if hasPlainRows
    <NAME__ItemWords item={item} />  //: if hasPictureItems
    null  //: else
  }
  {/*: end */}
</NAME__>

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
    //: if hasPlainRows
    item.source === undefined ? <NAME__ItemRow item={item} /> :
    //: end
    //: if hasPictureItems
    <NAME__ItemWords item={item} />
    //: else
    null
    //: end
  }
  {/*: end */}
</NAME__>

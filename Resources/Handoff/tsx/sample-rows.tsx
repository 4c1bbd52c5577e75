<NAME__ rows={sampleNAME__Items}>
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

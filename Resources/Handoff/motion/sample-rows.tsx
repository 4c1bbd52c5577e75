{/*: row 100 */}
<div
  ref={list}
  style={{
    position: 'relative', height: '100%', overflowY: 'auto', containerType: 'size',
    scrollSnapType: 'y mandatory',  //: if snapsToItems
    //: use physics
  }}
>
{/*: end */}
  {/*: use list-bar */}
  {sampleNAME__Items.map((item, index) =>
    //: if hasPlainRows
    item.source === undefined ? (
      <NAME__ItemRow key={index} item={item} />
    ) : (
    //: else
    item.source !== undefined && (
    //: end
      //: row 100
      <NAME__Row
        key={index} source={item.source} height={item.height}
        focus={item.focus}  //: if focusPoints
        container={list}
      >  //: if hasPictureItems
      />  //: else
      //: end
      //: if hasPictureItems
        <NAME__ItemWords item={item} />
      </NAME__Row>
      //: end
    ),
  )}
  {/*: use tab-bar */}
</div>

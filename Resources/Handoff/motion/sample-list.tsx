//: row 100
<NAME__
  //: if header
  source="/ASSET_FILE__"
  //: if focusPoints
  focus={focusOfNAME__('ASSET__')}
  //: end
  //: end
  //: if bar
  title={'BAR_TITLE__'}
  //: end
>
//: end
  {/*: if pageFile */}
  <img src="/PAGE_FILE__" alt="" style={{ display: 'block', width: '100%' }} />
  {/*: else */}
  {sampleNAME__Items.map((item, index) => <NAME__ItemRow key={index} item={item} />)}
  {/*: end */}
  {/*: use tab-bar */}
</NAME__>

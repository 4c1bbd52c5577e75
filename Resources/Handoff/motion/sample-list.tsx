//: row 100
<NAME__
  //: if header
  source="/ASSET_FILE__"
  focus={focusOfNAME__('ASSET__')}  //: if focusPoints
  //: end
  title={'BAR_TITLE__'}  //: if bar
>
//: end
  <img src="/PAGE_FILE__" alt="" style={{ display: 'block', width: '100%' }} />  {/*: if pageFile */}
  {sampleNAME__Items.map((item, index) => <NAME__ItemRow key={index} item={item} />)}  {/*: else */}
  {/*: use tab-bar */}
</NAME__>

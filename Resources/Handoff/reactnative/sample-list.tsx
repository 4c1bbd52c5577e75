//: row 100
<NAME__
  //: if header
  source={require('./ASSET_FILE__')}
  focus={focusOfNAME__('ASSET__')}  //: if focusPoints
  //: end
  title={'BAR_TITLE__'}  //: if bar
  refreshControl={<RefreshControl refreshing={refreshing} onRefresh={refresh} />}  //: if refresh
  style={{ backgroundColor: '#111214' }}  //: if isDark
  style={{ backgroundColor: '#f2f2f7' }}  //: else
  //: if pageFile
  data={['page']}
  renderItem={() => <Image source={require('./PAGE_FILE__')} style={{ width: '100%', height: undefined, aspectRatio: PAGE_ASPECT__ }} />}
  //: else
  data={sampleNAME__Items}
  renderItem={({ item }) => <NAME__ItemRow item={item} />}
  //: end
/>
//: end

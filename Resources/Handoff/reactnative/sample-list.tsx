//: row 100
<NAME__
  //: if header
  source={require('./ASSET_FILE__')}
  //: if focusPoints
  focus={focusOfNAME__('ASSET__')}
  //: end
  //: end
  //: if bar
  title={'BAR_TITLE__'}
  //: end
  //: if refresh
  refreshControl={<RefreshControl refreshing={refreshing} onRefresh={refresh} />}
  //: end
  //: if isDark
  style={{ backgroundColor: '#111214' }}
  //: else
  style={{ backgroundColor: '#f2f2f7' }}
  //: end
  //: if pageFile
  data={['page']}
  renderItem={() => <Image source={require('./PAGE_FILE__')} style={{ width: '100%', height: undefined, aspectRatio: PAGE_ASPECT__ }} />}
  //: else
  data={sampleNAME__Items}
  renderItem={({ item }) => <NAME__ItemRow item={item} />}
  //: end
/>
//: end

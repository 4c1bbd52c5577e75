/** A row of the sample. */
export function NAME__ItemRow({ item }: { item: NAME__Item }) {
  return (
    //: row 100
    <View style={{
      paddingHorizontal: 16, flexDirection: 'row', alignItems: 'center', gap: 12,
      backgroundColor: '#1c1c1e',  //: if isDark
      backgroundColor: '#fff',  //: else
      minHeight: item.height - 8, marginHorizontal: 12, marginVertical: 4, borderRadius: 14,  //: if areCards
      minHeight: item.height,  //: else
    }}>
    //: end
      {/*: if samplesHaveThumbnail */}
      {/*: if focusPoints */}
      {item.thumbnail !== undefined && item.focus !== undefined && (
        <View style={{ width: 48, height: 48, borderRadius: 8, overflow: 'hidden' }}>
          <Image source={item.thumbnail} resizeMode="cover" style={{ position: 'absolute', ...focusedNAME__(item.focus, 48, 48) }} />
        </View>
      )}
      {/*: else */}
      {item.thumbnail !== undefined && <Image source={item.thumbnail} resizeMode="cover" style={{ width: 48, height: 48, borderRadius: 8 }} />}
      {/*: end */}
      {/*: end */}
      {/*: if samplesHaveSymbol */}
      {item.symbol !== undefined && (
        <View style={{ width: SIZE30__, height: SIZE30__, borderRadius: 7, backgroundColor: '#2f6fde', alignItems: 'center', justifyContent: 'center' }}>
          <Text style={{ fontSize: SIZE15__, fontWeight: '600', color: '#fff' }}>{item.symbol}</Text>
        </View>
      )}
      {/*: end */}
      <View style={{ flex: 1 }}>
        {/*: if isDark */}
        <Text numberOfLines={1} style={{ fontSize: SIZE17__, fontWeight: '500', color: '#fff' }}>{item.title}</Text>
        {/*: if samplesHaveSubtitle */}
        {item.subtitle !== undefined && (
          <Text numberOfLines={2} style={{ fontSize: SIZE14__, color: '#a6a6ad' }}>{item.subtitle}</Text>
        )}
        {/*: end */}
        {/*: else */}
        <Text numberOfLines={1} style={{ fontSize: SIZE17__, fontWeight: '500', color: '#1c1c1e' }}>{item.title}</Text>
        {/*: if samplesHaveSubtitle */}
        {item.subtitle !== undefined && (
          <Text numberOfLines={2} style={{ fontSize: SIZE14__, color: '#66666b' }}>{item.subtitle}</Text>
        )}
        {/*: end */}
        {/*: end */}
      </View>
      {/*: if samplesHaveValue */}
      <Text style={{ fontSize: SIZE17__, fontWeight: '400', color: '#a6a6ad' }}>{item.value}</Text>  {/*: if isDark */}
      <Text style={{ fontSize: SIZE17__, fontWeight: '400', color: '#66666b' }}>{item.value}</Text>  {/*: else */}
      {/*: end */}
    </View>
  )
}

/** White text at the bottom of a darkened picture. */  //: if scrim
/** White text at the bottom of a picture. */  //: else
export function NAME__ItemWords({ item }: { item: NAME__Item }) {
  return (
    //: row 100
    <View style={{
      //: if cards
      position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, padding: WORD_MARGIN__,
      flexDirection: 'row', alignItems: 'flex-end',
      //: if scrim
      experimental_backgroundImage: 'linear-gradient(transparent SCRIM_START_SHARE__%, rgba(0, 0, 0, SCRIM__) SCRIM_FULL_SHARE__%)',
      //: end
      //: else
      position: 'absolute', left: 0, right: 0, bottom: 0, height: '85%', padding: 10,
      flexDirection: 'row', alignItems: 'flex-end',
      experimental_backgroundImage: 'linear-gradient(transparent, rgba(0, 0, 0, SCRIM__) 50%)',  //: if scrim
      //: end
    }}>
    //: end
      <View style={{ flex: 1 }}>
        <Text numberOfLines={1} style={{ fontSize: SIZE19__, fontWeight: '600', color: '#fff' }}>{item.title}</Text>
        {/*: if samplesHaveSubtitle */}
        {item.subtitle !== undefined && (
          <Text numberOfLines={2} style={{ fontSize: SIZE14__, fontWeight: '500', color: '#fff' }}>{item.subtitle}</Text>
        )}
        {/*: end */}
      </View>
      {/*: if samplesHaveValue */}
      <Text numberOfLines={1} style={{ fontSize: SIZE34__, fontWeight: '500', color: '#fff' }}>{item.value}</Text>
      {/*: end */}
    </View>
  )
}

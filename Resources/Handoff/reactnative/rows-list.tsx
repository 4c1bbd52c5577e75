//: row 100
<Animated.FlatList
  {...list} data={rows} onLayout={onLayout} onScroll={onScroll} scrollEventThrottle={1}
  ListFooterComponent={<View style={{ height: TAB_BAR_HEIGHT__ }} />}  //: if hidesTabBar
  contentContainerStyle={[{ paddingBottom: bottom }, list.contentContainerStyle, { paddingTop: above }]}
  //: use physics
  snapToOffsets={tops.map((top) => top - above)}  //: if snapsToItems
  getItemLayout={(_, index) => ({ length: heights[index] ?? 0, offset: tops[index] ?? 0, index })}
  renderItem={({ item, index }) =>
    item.source === undefined ? (
      <View style={{ height: heights[index] }}>{children(item, index)}</View>
    ) : (
      <NAME__Window
        //: if lags
        row={item} top={tops[index] ?? 0} scrolled={scrolled} lag={lag} width={width} screen={screen}
        effect={effect}
        //: else
        row={item} top={tops[index] ?? 0} scrolled={scrolled} width={width} screen={screen}
        effect={effect}
        //: end
      >
        {children(item, index)}
      </NAME__Window>
    )
  }
/>
//: end

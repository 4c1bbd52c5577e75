ScrollView {
  VStack(spacing: 0) {  // the header always stays loaded
    //: row
    NAME__Header(
      style: style,
      //: if bar
      title: title,
      //: end
      //: if header
      picture: picture,
      //: end
    )
    //: end
    //: if snapsToItems
    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
    //: else
    LazyVStack(spacing: 0) { rows }
    //: end
  }
}
//: use resting
//: if refresh
// The system decides how far to pull. Tuned: REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
.refreshable { [onRefresh] in await onRefresh() }
//: end
.ignoresSafeArea(.container, edges: .top)
.NAME_VALUE__Edge()
//: if isDark
.preferredColorScheme(.dark)  // the status bar, too
//: end

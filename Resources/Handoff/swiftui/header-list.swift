let list = ScrollView {
  VStack(spacing: 0) {  // the header always stays loaded
    //: row
    NAME__Header(
      style: style,
      title: title,  //: if bar
      picture: picture,  //: if header
    )
    //: end
    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()  //: if snapsToItems
    LazyVStack(spacing: 0) { rows }  //: else
  }
}
//: use resting
//: if refresh
// The system decides how far to pull. Tuned: REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
.refreshable { [onRefresh] in await onRefresh() }
//: end
.ignoresSafeArea(.container, edges: .top)
.toolbarBackground(.hidden, for: .navigationBar)  // the header extends under it
.preferredColorScheme(.dark)  // the status bar, too  //: if isDark
// The header also extends under the status bar, where iOS 26 would blur it.
if #available(iOS 26, *) { list.scrollEdgeEffectHidden(true, for: .top) } else { list }

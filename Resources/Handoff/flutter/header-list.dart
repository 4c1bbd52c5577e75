controller: controller,
//: use physics
slivers: [
  //: if refresh
  // Before the header, so a pull moves the header down.
  if (onRefresh != null)
    CupertinoSliverRefreshControl(
      onRefresh: onRefresh,
      refreshTriggerPullDistance: REFRESH_THRESHOLD__,
      refreshIndicatorExtent: REFRESH_HOLD__,
    ),
  //: end
  SliverPersistentHeader(
    pinned: true,  //: if sticks
    //: row
    delegate: _NAME__Header(
      this,
      //: if isBelowSafeArea
      inset,  //: if header
      style.below(MediaQuery.paddingOf(context).top),  //: else
      //: end
      box.maxWidth, pixelRatio,  //: if header
    ),
    //: end
  ),
  ...slivers,
  SliverToBoxAdapter(child: SizedBox(height: MediaQuery.paddingOf(context).bottom)),
],

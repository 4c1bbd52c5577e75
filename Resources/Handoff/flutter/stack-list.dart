ListView.builder(  //: if coverBehind
builder: (context, box) => ListView.builder(  //: else
  controller: _strip,
  scrollDirection: Axis.AXIS__,
  //: use stack-physics
  clipBehavior: Clip.none,
  // The first and the last album reach the middle.
  padding: EdgeInsets.symmetric(AXIS__: math.max(0, (box.MAX_EXTENT__ - style.pitch) / 2)),
  itemExtent: style.pitch,
  itemCount: widget.itemCount,
  itemBuilder: (context, index) => Center(
    child: GestureDetector(
      onTap: () => widget.onTap?.call(index),
      child: Builder(builder: (context) => _album(context, index, box.MAX_EXTENT__)),
    ),
  ),
),

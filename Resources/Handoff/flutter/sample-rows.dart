body: LayoutBuilder(
  builder: (context, box) => ListView.builder(
    //: if isUneven
    //: use physics
    //: else if snapsToItems
    physics: const NAME__SnapPhysics(itemExtent: WINDOW_HEIGHT_VALUE__, parent: AlwaysScrollableScrollPhysics()),
    //: else
    //: use physics
    //: end
    itemCount: NAME__Item.all.length,
    itemBuilder: (context, index) {
      final item = NAME__Item.all[index];
      if (!item.isWindow) return NAME__ItemRow(item: item);  //: if hasPlainRows
      //: row
      final window =
        //: use sample-window
      ;
      //: end
      //: if hasPictureItems
      return Stack(alignment: Alignment.bottomCenter, children: [
        window,
        NAME__ItemWords(item: item),
      ]);
      //: else
      return window;
      //: end
    },
  ),
),

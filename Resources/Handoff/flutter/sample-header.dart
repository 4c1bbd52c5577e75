body: NAME__(
  //: if recipe
  picture: AssetImage.new,
  //: else
  image: const AssetImage('assets/ASSET_FILE__'),
  //: if focusPoints
  focus: _focusOfNAME__('assets/ASSET_FILE__'),
  fit: BoxFit.contain,  //: if isFirstWhole
  //: end
  //: end
  title: 'BAR_TITLE__',  //: if bar
  onRefresh: () => Future.delayed(const Duration(milliseconds: REFRESH_MILLISECONDS__)),  //: if refresh
  slivers: [
    //: if pageFile
    SliverToBoxAdapter(child: Image.asset('assets/PAGE_FILE__', fit: BoxFit.fitWidth, excludeFromSemantics: true)),
    //: else
    SliverList.builder(
      itemCount: NAME__Item.all.length,
      itemBuilder: (context, index) => NAME__ItemRow(item: NAME__Item.all[index]),
    ),
    //: end
  ],
),

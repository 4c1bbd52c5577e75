body: NAME__(
  itemCount: NAME__Item.all.length,
  card: (context, index) => Stack(fit: StackFit.expand, children: [
    //: row
    Image.asset(
      //: row
      NAME__Item.all[index].picture,
      fit: _fitOfNAME__(NAME__Item.all[index].picture),  //: if hasWhole
      fit: BoxFit.cover,  //: else
      //: end
      alignment: _focusOfNAME__(NAME__Item.all[index].picture),  //: if focusPoints
      excludeFromSemantics: true,
    ),
    //: end
    NAME__ItemWords(item: NAME__Item.all[index]),  //: if hasPictureItems
  ]),
),

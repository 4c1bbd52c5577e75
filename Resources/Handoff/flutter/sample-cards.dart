body: NAME__(
  itemCount: NAME__Item.all.length,
  card: (context, index) => Stack(fit: StackFit.expand, children: [
    //: row
    Image.asset(
      //: row
      NAME__Item.all[index].picture,
      //: if hasWhole
      fit: _fitOfNAME__(NAME__Item.all[index].picture),
      //: else
      fit: BoxFit.cover,
      //: end
      //: end
      //: if focusPoints
      alignment: _focusOfNAME__(NAME__Item.all[index].picture),
      //: end
      excludeFromSemantics: true,
    ),
    //: end
    //: if hasPictureItems
    NAME__ItemWords(item: NAME__Item.all[index]),
    //: end
  ]),
),

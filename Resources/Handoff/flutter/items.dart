/// What a row says; the scene's own, to begin with.
class Item {
  //: if hasDetails
  //: row
  const Item(
    this.title, {
    //: if hasSubtitle
    this.subtitle = '',
    //: end
    //: if hasValue
    this.value = '',
    //: end
    //: if hasSymbol
    this.symbol = '',
    //: end
    //: if hasPicture
    this.picture = '',
    //: end
  });
  //: end
  //: else
  const Item(this.title);
  //: end

  //: row
  final String
  title,
  //: if hasSubtitle
  subtitle,
  //: end
  //: if hasValue
  value,
  //: end
  //: if hasSymbol
  symbol,
  //: end
  //: if hasPicture
  picture,
  //: end
  ;
  //: end

  static const all = [
    //: each items
    //: row
    Item(
      "TITLE__",
      //: if subtitle
      subtitle: "SUBTITLE__",
      //: end
      //: if value
      value: "VALUE__",
      //: end
      //: if symbol
      symbol: "SYMBOL__",
      //: end
      //: if picture
      picture: "PICTURE__",
      //: end
    ),
    //: end
    //: end
  ];
}

//: if hasRowItems
//: use row
//: else if hasPictureItems
//: use words
//: else
//: use caption
//: end

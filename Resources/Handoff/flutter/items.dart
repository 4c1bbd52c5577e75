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
/// A row as the scene has it: SliverList.list(children: [for (final item in Item.all) ItemRow(item: item)]).
class ItemRow extends StatelessWidget {
  const ItemRow({super.key, required this.item});
//: else if hasPictureItems
//: if scrim
/// White words at the foot of a picture, which is darkened under them.
//: else
/// White words at the foot of a picture.
//: end
class ItemWords extends StatelessWidget {
  const ItemWords({super.key, required this.item});
//: else
/// The words below a cover.
class ItemCaption extends StatelessWidget {
  const ItemCaption({super.key, required this.item});
//: end

  final Item item;

  @override
  Widget build(BuildContext context) {
    //: if hasRowItems
    //: use row
    //: else if hasPictureItems
    //: use words
    //: else
    //: use caption
    //: end
  }
}

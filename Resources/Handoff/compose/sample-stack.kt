NAME__(
    count = NAME__Item.all.size,
    picture = { album, layer ->
        NAME__Picture(NAME_VALUE__Pictures[(album + layer) % NAME_VALUE__Pictures.size])
    },
    modifier = ground,
    //: if hasWhole
    //: if shadow
    isWhole = { album, layer -> NAME_VALUE__Pictures[(album + layer) % NAME_VALUE__Pictures.size] in NAME_VALUE__Whole },
    //: end
    //: end
    blurred = { album -> NAME__Picture(NAME__Item.all[album].blurred) },  //: if coverBehind
    caption = { album -> NAME__ItemCaption(NAME__Item.all[album]) },  //: if hasCaptionItems
)

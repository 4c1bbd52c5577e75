NAME__(
    count = NAME__Item.all.size,
    card = { index ->
        NAME__Picture(NAME__Item.all[index].picture)
        NAME__ItemWords(NAME__Item.all[index], Modifier.align(Alignment.BottomStart))  //: if hasWindowWords
    },
    modifier = ground,
)

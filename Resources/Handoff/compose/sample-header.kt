NAME__(
    title = "BAR_TITLE__",  //: if bar
    picture = { NAME__Picture(it, contentScale = ContentScale.FillBounds) },  //: if recipe
    picture = { NAME__Picture("ASSET__") },  //: else
    modifier = ground,  //: if not refresh
) {
    //: use sample-list
}

NAME__(
    //: if bar
    title = "BAR_TITLE__",
    //: end
    //: if recipe
    picture = { NAME__Picture(it, contentScale = ContentScale.FillBounds) },
    //: else
    picture = { NAME__Picture("ASSET__") },
    //: end
    //: if not refresh
    modifier = ground,
    //: end
) {
    //: use sample-list
}

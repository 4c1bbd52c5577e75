/** The visible part of the header, in pixels. */  //: if header
/** The visible part of the header. */  //: else
//: row 92
data class NAME__Place(
    val visible: Float,  //: if header
    val visible: Dp,  //: else
    //: if header
    val collapsed: Float,
    val drawn: Float,
    val wide: Float,
    val top: Float,
    //: end
    //: if bar
    val barOpacity: Float,
    //: if not barIsSmall
    val titleScale: Float,
    val titleRise: Dp,
    //: end
    //: end
)
//: end

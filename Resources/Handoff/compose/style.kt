/**
 * The numbers of the effect: change them here.
 *
 * @property CONSTANT__ NOTE__  //: each constants
 */
@Immutable
data class NAME__Style(
    //: each constants
    val CONSTANT__: Dp = PLAIN_VALUE__.dp,  //: if isLength
    val CONSTANT__: Float = VALUE__,  //: else if not stack
    val CONSTANT__: Int = PLAIN_VALUE__,  //: else if isWhole
    val CONSTANT__: Float = VALUE__,  //: else
    //: end
    val layers: List<NAME__Layer> = NAME_VALUE__Layers,  //: if recipe
//: if not recipe
) {
    //: if isBelowSafeArea
    /** The same numbers for a screen with a top safe area of this height. */
    fun below(safeArea: Dp) = copy(minHeight = minHeight + safeArea)

    //: end
    //: use style-header  //: if header
    //: use style-rows  //: else if rows
    //: use style-cards  //: else if cards
    //: use style-stack  //: else
}
//: else if inHeader
) {
    //: if isBelowSafeArea
    /** The same numbers for a screen with a top safe area of this height. */
    fun below(safeArea: Dp) = copy(minHeight = minHeight + safeArea)

    //: end
    /** Height of the collapsed header. */
    val low: Dp get() = minOf(minHeight, height)

    /** The header [s] dp from rest, negative while the list is pulled down. */
    fun place(s: Float): NAME__Place {
        val (height, low) = height.value to low.value
        //: lines barSteps
        //: row
        return NAME__Place(
            VISIBLE__.dp,
            //: if bar
            barOpacity,
            titleScale, titleRise.dp,  //: if not barIsSmall
            //: end
        )
        //: end
    }
}
//: else
)
//: end
//: if header

//: use place-class
//: else if rows

/** A picture behind its row, in pixels: its height, and the distance of its middle below the row's middle. */
data class NAME__Place(val drawn: Float, val drift: Float)
//: else if stack

/** A layer of an album, in pixels: its distance from the cover, its size, and the distance of its middle from the cell's edge. */
data class NAME__Place(val offset: Float, val side: Float, val middle: Float, val opacity: Float)
//: else if cards

/** A card in pixels: its top edge on the screen, its size about the middle of that edge, its shade and its opacity. */
data class NAME__Place(val y: Float, val size: Float, val shade: Float, val opacity: Float)
//: else if inHeader

//: use place-class
//: end

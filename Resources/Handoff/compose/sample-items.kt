/** A row or an album of the sample. */
data class NAME__Item(
    val title: String = "",
    //: if samplesHaveSubtitle
    val subtitle: String = "",
    //: end
    //: if samplesHaveValue
    val value: String = "",
    //: end
    //: if samplesHaveSymbol
    val symbol: String = "",
    //: end
    //: if samplesHavePicture
    val picture: String = "",
    //: end
    //: if stack
    //: if coverBehind
    val blurred: String = "",
    //: end
    //: else if not cards
    //: if rows
    //: if samplesHaveText
    val isWindow: Boolean = false,
    //: end
    //: if needsAspect
    val aspect: Float = ASPECT_VALUE__,
    //: end
    //: end
    val height: Dp,
    //: end
) {
    companion object {
        val all: List<NAME__Item> = listOf(
            //: each samples
            //: row 130
            NAME__Item(
                //: if title
                "TITLE__",
                //: end
                //: if subtitle
                subtitle = "SUBTITLE__",
                //: end
                //: if value
                value = "VALUE__",
                //: end
                //: if symbol
                symbol = "SYMBOL__",
                //: end
                //: if picture
                picture = "PICTURE__",
                //: end
                //: if stack
                //: if coverBehind
                blurred = "BLURRED__",
                //: end
                //: else if not cards
                //: if rows
                //: if samplesHaveText
                //: if isWindow
                isWindow = true,
                //: end
                //: end
                //: if needsAspect
                //: if isWindow
                aspect = ASPECT_VALUE__,
                //: end
                //: end
                //: end
                height = HEIGHT__.dp,
                //: end
            ),
            //: end
            //: end
        )
    }
}
//: if stack

/** The scene's pictures; an album shows one for each of its layers. */
private val NAME_VALUE__Pictures: List<String> = listOf(
    //: each assets
    "PICTURE__",
    //: end
)
//: if hasCaptionItems

//: use caption
//: end
//: else
//: if hasWindowWords

//: use words
//: end
//: if samplesHaveText

//: use row
//: end
//: end

/** A row or an album of the sample. */
data class NAME__Item(
    val title: String = "",
    val subtitle: String = "",  //: if samplesHaveSubtitle
    val value: String = "",  //: if samplesHaveValue
    val symbol: String = "",  //: if samplesHaveSymbol
    val picture: String = "",  //: if samplesHavePicture
    //: if stack
    val blurred: String = "",  //: if coverBehind
    //: else if not cards
    //: if rows
    val isWindow: Boolean = false,  //: if samplesHaveText
    val aspect: Float = ASPECT_VALUE__,  //: if needsAspect
    //: end
    val height: Dp,
    //: end
) {
    companion object {
        val all: List<NAME__Item> = listOf(
            //: each samples
            //: row 130
            NAME__Item(
                "TITLE__",  //: if title
                subtitle = "SUBTITLE__",  //: if subtitle
                value = "VALUE__",  //: if value
                symbol = "SYMBOL__",  //: if symbol
                picture = "PICTURE__",  //: if picture
                //: if stack
                blurred = "BLURRED__",  //: if coverBehind
                //: else if not cards
                //: if rows
                //: if samplesHaveText
                isWindow = true,  //: if isWindow
                //: end
                //: if needsAspect
                aspect = ASPECT_VALUE__,  //: if isWindow
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
    "PICTURE__",  //: each assets
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

//: use layer-past  //: if isLinked
//: if hasKeys
/** A layer at an offset: the values that its keys change. */
@Immutable
//: row 92
data class NAME__Key(
    val at: Float,
    val CHANNEL__: Float = AT_REST__f,  //: each placeChannels
    val opacity: Float = 1f,
    val CHANNEL__: Float = AT_REST__f,  //: each moreChannels
    //: if isEased
    /** The curve of the change from the previous key. */
    val easing: Easing = LinearEasing,
    //: end
)
//: end

//: end
//: if hasKeys
/** A layer: its place in shares of its box, its speed relative to the content, and its keyframes along the scroll. */
//: else
/** A layer: its place in shares of its box, and its speed relative to the content. */
//: end
@Immutable
//: row 92
data class NAME__Layer(
    val picture: String = "",  //: if hasBare
    val picture: String,  //: else
    val aspect: Float = USUAL_ASPECT__,
    //: if hasShapes
    /** The paint of a shape, in place of a picture. A linear gradient has its ends in the unit square. */
    val colors: List<Color> = emptyList(),
    val places: List<Float> = emptyList(),
    val isRadial: Boolean = false,
    val from: Offset = Offset.Zero,
    val to: Offset = Offset.Zero,
    val isEllipse: Boolean = false,
    val line: Float = 0f,
    val lineColor: Color = Color.Transparent,
    //: end
    //: if hasLooks
    val corner: Float = 0f,
    val shadow: Float = 0f,
    val blend: String = "",
    //: end
    val family: String? = null,  //: if hasFamilies
    val lineHeight: Float = 1.25f,  //: if hasLineHeights
    //: if hasSpacings
    /** Between letters, in font sizes. */
    val spacing: Float = 0f,
    //: end
    //: if hasHugs
    /** Whether its box is as wide as its words. */
    val hugs: Boolean = false,
    //: end
    //: if hasTexts
    val text: String? = null,
    val size: Float = 0f,
    val color: Color = Color.White,
    val weight: FontWeight = FontWeight.Bold,  //: if hasWeights
    val lines: Int = 1,  //: if hasLines
    val align: Float = 0f,  //: if hasAligns
    //: end
    val x: Float = 0.5f,
    val y: Float,
    val width: Float = 1f,  //: if hasWidths
    val ratio: Float,
    //: if hasStillRatios
    /** The ratio with reduced motion. */
    val stillRatio: Float = USUAL_STILL_RATIO__,
    //: end
    val fills: Boolean = false,  //: if hasCovers
    //: if moreFields
    // The margin covered around the box, in shares of it and in dp, so that no edge shows.
    val FIELD__: Float = 0f,  //: each moreFields
    //: end
    val zoom: Float = 1f,  //: if isZoomed
    val stillZoom: Float = 1f,  //: if isStillZoomed
    //: if hasTiles
    val copies: Int = 1,
    val lead: Int = 0,  //: if hasLeads
    //: end
    //: if hasPins
    /** Start and end of its pin, in dp of scroll. */
    val pinFrom: Float = 0f,
    val pinTo: Float = 0f,
    //: end
    //: if reveals
    /** Shares of its hidden part at each side. */
    val hiddenLeft: Float = 0f,
    val hiddenTop: Float = 1f,
    val hiddenRight: Float = 0f,
    val hiddenBottom: Float = 0f,
    //: end
    //: if lags
    /** How fast it follows the content, per second. */
    val follow: Float? = null,
    //: end
    //: if hasSpeed
    /** Whether its keys are at dp a second. */
    val overSpeed: Boolean = false,
    //: end
    //: if hasTime
    /** Whether its keys are at seconds, which run from [start] on. */
    val overTime: Boolean = false,
    val start: Float = 0f,
    val returns: Boolean = true,
    //: end
    //: if hasKeyLists
    /** Each list has the keys of some values. */
    val keys: List<List<NAME__Key>> = emptyList(),
    //: else if hasKeys
    val keys: List<NAME__Key> = emptyList(),
    //: end
    //: if hasKeys
    /** Its keys with reduced motion, except the opacity. */
    val still: NAME__Key = NAME__Key(0f),
    //: end
) {
//: end
    /** The place [s] dp from rest, negative while the content is pulled. */
    //: row
    fun place(
        s: Float, boxWidth: Float,
        style: NAME__Style,  //: if inHeader
        boxHeight: Float,  //: else
        reduceMotion: Boolean,
        past: NAME__Past = resting(s),  //: if isLinked
    ): Pair<Rect, NAME__Key> {  //: if hasKeys
    ): Rect {  //: else
    //: end
        //: if inHeader
        val (height, low) = style.height.value to style.low.value  //: if collapses
        val height = style.height.value  //: else
        val followed = followed(s, past, reduceMotion)  //: if isLinked
        //: if growsPlainly
        // A pull enlarges a layer that fills the header: its top and its middle stay in place.
        val grown = if (fills && !reduceMotion) GROWN__ else 1f
        val rest = rest(boxWidth * grown, height * grown)
        val filled = if (reduceMotion) FILLED_STILL_TRAVEL__ else FILLED_TRAVEL__
        //: row
        val way =
        (if (reduceMotion) stillRatio else ratio)  //: if hasStillRatios
        (if (reduceMotion) 1f else ratio)  //: else
        * (if (fills) filled else followed)  //: if isLinked
        * (if (fills) filled else s)  //: else
        //: end
        return rest.translate(boxWidth * (1f - grown) / 2f, -way)
        //: else if coversLess
        val rest = (if (reduceMotion) uncovering else this).rest(boxWidth, height)
        //: else
        val rest = rest(boxWidth, height)
        //: end
        //: else
        val followed = followed(s, past, reduceMotion)  //: if isLinked
        val rest = (if (reduceMotion) uncovering else this).rest(boxWidth, boxHeight)  //: if coversLess
        val rest = rest(boxWidth, boxHeight)  //: else
        //: end
        //: use layer-motion  //: if not growsPlainly
    }

    //: if coversLess
    /** The layer covers only its box. */
    private val uncovering: NAME__Layer
        //: row
        get() = copy(
            FIELD__ = 0f,  //: each moreFields
            zoom = stillZoom,  //: if isStillZoomed
            zoom = 1f,  //: else if isZoomed
        )
        //: end

    //: end
    /** The place at rest. */
    fun rest(boxWidth: Float, boxHeight: Float): Rect {
        //: if isPlainCover
        val w = if (fills) max(boxWidth, boxHeight * aspect) else width * boxWidth  //: if hasWidths
        val w = if (fills) max(boxWidth, boxHeight * aspect) else boxWidth  //: else
        val h = w / aspect
        // A picture that fills is cropped by x, y; others have their middle there.
        val (ownX, ownY) = if (fills) x to y else 0.5f to 0.5f
        return Rect(Offset(x * boxWidth - ownX * w, y * boxHeight - ownY * h), Size(w, h))
        //: else
        //: if hasCovers
        if (fills) {
            //: lines coveringSteps
            return Rect(Offset(left, top), Size(w, h))
        }
        //: end
        val w = width * boxWidth  //: if hasWidths
        val w = boxWidth  //: else
        val h = if (text == null) w / aspect else size * FLOAT_LINE__ * lines  //: if hasLines
        val h = if (text == null) w / aspect else size * FLOAT_LINE__  //: else if hasTexts
        val h = w / aspect  //: else
        // Its center is at x, y.
        return Rect(Offset(x * boxWidth - w / 2f, y * boxHeight - h / 2f), Size(w, h))
        //: end
    }
    //: if reveals

    val isRevealed: Boolean get() = (keys.flatten() + still).any { it.reveal < 1f }  //: if hasKeyLists
    val isRevealed: Boolean get() = (keys + still).any { it.reveal < 1f }  //: else

    /** The visible part of a face of this size while a share of the face is revealed. */
    fun shown(share: Float, size: Size): Rect {
        val width = size.width * (1f - share)
        val height = size.height * (1f - share)
        return Rect(
            left = hiddenLeft * width,
            top = hiddenTop * height,
            right = size.width - hiddenRight * width,
            bottom = size.height - hiddenBottom * height,
        )
    }
    //: end
    //: if blurs

    /** Whether a blur spreads beyond the layer; a layer that fills extends its edges. */
    val spreads: Boolean get() = !fills  //: if hasCovers
    val spreads: Boolean get() = true  //: else
    //: end
    //: if hasPins

    /** How far a pin holds the layer back. */
    private fun hold(s: Float): Float = HOLD__
    //: end
    //: if hasKeys

    //: if isLinked
    /** What the keys make of it, asked at a distance, a speed or a time. */
    //: use layer-key
    //: else if reveals
    /** What the keys make of it [s] dp from rest. */
    //: use layer-key
    //: end
    //: if hasKeyLists
    /** What a list does not set is at rest in it. */
    private fun keyAt(s: Float): NAME__Key = keys.map { keyAt(s, it) }.fold(NAME__Key(s)) { all, key ->
        //: row 88
        NAME__Key(
            at = s,
            //: each placeChannels
            CHANNEL__ = all.CHANNEL__ * key.CHANNEL__,  //: if isFactor
            CHANNEL__ = all.CHANNEL__ + key.CHANNEL__,  //: else
            //: end
            opacity = all.opacity * key.opacity,
            //: each moreChannels
            CHANNEL__ = all.CHANNEL__ * key.CHANNEL__,  //: if isFactor
            CHANNEL__ = all.CHANNEL__ + key.CHANNEL__,  //: else
            //: end
        )
        //: end
    }

    private fun keyAt(s: Float, keys: List<NAME__Key>): NAME__Key {
    //: else
    private fun keyAt(s: Float): NAME__Key {
    //: end
        val next = keys.indexOfFirst { it.at > s }
        if (next < 0) return keys.lastOrNull() ?: NAME__Key(0f)
        if (next == 0) return keys[0]
        val before = keys[next - 1]
        val after = keys[next]
        val share = after.easing.transform((s - before.at) / (after.at - before.at))  //: if isEased
        val share = (s - before.at) / (after.at - before.at)  //: else

        fun between(one: Float, other: Float) = one + (other - one) * share
        //: row 88
        return NAME__Key(
            at = s,
            //: each placeChannels
            CHANNEL__ = max(0f, between(before.CHANNEL__, after.CHANNEL__)),  //: if isPositive
            CHANNEL__ = between(before.CHANNEL__, after.CHANNEL__),  //: else
            //: end
            opacity = min(1f, max(0f, between(before.opacity, after.opacity))),
            //: each moreChannels
            CHANNEL__ = min(1f, max(0f, between(before.CHANNEL__, after.CHANNEL__))),  //: if isShare
            CHANNEL__ = max(0f, between(before.CHANNEL__, after.CHANNEL__)),  //: else if isPositive
            CHANNEL__ = between(before.CHANNEL__, after.CHANNEL__),  //: else
            //: end
        )
        //: end
    }
    //: end
    //: if isLinked

    //: use layer-pasts
    //: end
}

/** The scene's layers, the furthest first. */
private val NAME_VALUE__Layers = listOf(
    //: each layers
    // LAYER__
    //: row 94
    NAME__Layer(
        //: use layer-fields
        FIELD__ = VALUE__,  //: each pastFields
        //: if hasKeyLists
        //: if keyLists
        //: row 90
        keys = listOf(
            //: each keyLists
            //: row 86
            listOf(
                //: use layer-keys
            ),
            //: end
            //: end
        ),
        //: end
        //: end
        //: else if keys
        //: row 90
        keys = listOf(
            //: use layer-keys
        ),
        //: end
        //: end
        //: each stillKey
        //: row 90
        still = NAME__Key(
            FIELD__ = VALUE__,  //: each fields
        ),
        //: end
        //: end
    ),
    //: end
    //: end
)

//: file test/NAME__StyleTest.kt
//: use head
import androidx.compose.ui.unit.Density
import kotlin.math.max
import org.junit.Assert.assertEquals
import org.junit.Test

/** Places from the scene's own layout, on a screen TEST_WIDTH__ x TEST_HEIGHT__. */
class NAME__StyleTest {
    private val style = NAME__Style()

    //: if header
    @Test
    fun `the picture lies where the scene has it`() {
        val frames = listOf<FloatArray>(
            //: if bar
            // scrolled, top, height, opacity of the bar, size of its title
            floatArrayOf(OFFSET__, FRAME_TOP__, FRAME_HEIGHT__, FRAME_BAR__, FRAME_TITLE__),  //: each frames
            //: else
            // scrolled, top, height
            floatArrayOf(OFFSET__, FRAME_TOP__, FRAME_HEIGHT__),  //: each frames
            //: end
        )
        for ((s, top, height) in frames) {  //: if not bar
        for ((s, top, height, bar) in frames) {  //: else if barIsSmall
        for ((s, top, height, bar, title) in frames) {  //: else
            val place = style.place(s, TEST_WIDTH__, Density(1f))  //: if sticks
            val place = style.place(s, TEST_WIDTH__)  //: else
            assertEquals(top, place.top + max(0f, -s), 0.005f) // it moves along while pulled  //: if rides
            assertEquals(top, place.top, 0.005f)  //: else
            assertEquals(height, place.drawn, 0.005f)
            //: if bar
            assertEquals(bar, place.barOpacity, 0.005f)
            assertEquals(title, place.titleScale, 0.005f)  //: if not barIsSmall
            //: end
        }
    }
    //: else if rows
    @Test
    fun `each picture lies where the scene has it`() {
        val frames = listOf<FloatArray>(
            // start and height of the row, top and height of the picture, its width over its height
            floatArrayOf(START__, LENGTH__, FRAME_TOP__, FRAME_HEIGHT__, ASPECT__),  //: each frames
        )
        //: if needsAspect
        for ((y, h, top, height, aspect) in frames) {
            val place = style.place(y, h, TEST_WIDTH__, TEST_HEIGHT__, aspect)
        //: else
        for ((y, h, top, height) in frames) {
            val place = style.place(y, h, TEST_WIDTH__, TEST_HEIGHT__, Density(1f))  //: if isFixed
            val place = style.place(y, h, TEST_WIDTH__, TEST_HEIGHT__)  //: else
        //: end
            assertEquals(height, place.drawn, 0.005f)
            assertEquals(top, y + h / 2f + place.drift - place.drawn / 2f, 0.005f)
        }
    }
    //: else if stack
    @Test
    fun `each layer lies where the scene has it`() {
        val frames = listOf<FloatArray>(
            // start of the album's cell, number of the layer, left, width, opacity  //: if isAcross
            // start of the album's cell, number of the layer, top, height, opacity  //: else
            //: each frames
            floatArrayOf(START__, INDEX__f, FRAME_LEFT__, FRAME_WIDTH__, FRAME_OPACITY__),  //: if isAcross
            floatArrayOf(START__, INDEX__f, FRAME_TOP__, FRAME_HEIGHT__, FRAME_OPACITY__),  //: else
            //: end
        )
        for ((x, i, start, side, opacity) in frames) {
            val place = style.place(x, TEST_WIDTH__, i.toInt(), Density(1f))  //: if isAcross
            val place = style.place(x, TEST_HEIGHT__, i.toInt(), Density(1f))  //: else
            assertEquals(side, place.side, 0.005f)
            assertEquals(opacity, place.opacity, 0.0005f)
            assertEquals(start, x + style.cellWidth.value / 2f + place.offset - place.side / 2f, 0.005f)
        }
    }
    //: else if cards
    @Test
    fun `each card lies where the scene has it`() {
        val frames = listOf<FloatArray>(
            // scrolled, number of the card, top, height, opacity
            floatArrayOf(OFFSET__, INDEX__f, FRAME_TOP__, FRAME_HEIGHT__, FRAME_OPACITY__),  //: each frames
        )
        for ((s, i, top, height, opacity) in frames) {
            val place = style.place(s, i.toInt(), Density(1f))
            assertEquals(top, place.y, 0.005f)
            assertEquals(height, place.size * style.cardHeight.value, 0.005f)
            assertEquals(opacity, place.opacity, 0.0005f)
        }
    }
    //: else
    @Test
    fun `each layer lies where the scene has it`() {
        val frames = listOf<FloatArray>(
            // scrolled, layer, left, top, width, height, opacity, 1 with reduced motion
            //: each frames
            //: row
            floatArrayOf(
                OFFSET__, INDEX__f, FRAME_LEFT__, FRAME_TOP__, FRAME_WIDTH__, FRAME_HEIGHT__, FRAME_OPACITY__, FRAME_STILL__,
            ),
            //: end
            //: end
        )
        for (frame in frames) {
            val layer = style.layers[frame[1].toInt()]
            //: row
            val (place, key) =  //: if hasKeys
            val place =  //: else
            layer.place(frame[0], TEST_WIDTH__, style, frame[7] == 1f)  //: if inHeader
            layer.place(frame[0], TEST_WIDTH__, TEST_HEIGHT__, frame[7] == 1f)  //: else
            //: end
            assertEquals(frame[2], place.left, 0.005f)
            assertEquals(frame[3], place.top, 0.005f)
            assertEquals(frame[4], place.width, 0.005f)
            assertEquals(frame[5], place.height, 0.005f)
            assertEquals(frame[6], key.opacity, 0.0005f)  //: if hasKeys
        }
    }
    //: end
}

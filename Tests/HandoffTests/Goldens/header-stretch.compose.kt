// Header parallax: "Header that stretches" on iPhone 14, 390 x 844 pt.
// k = 0.3: speed of the picture over the speed of the content.
import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.unit.dp
import androidx.compose.ui.zIndex
import kotlin.math.max
import kotlin.math.min

// Pass still = true where Settings.Global.ANIMATOR_DURATION_SCALE is 0: that is how Android says reduced motion.
// ScrollState.value stops at 0, so this is the collapsing half only. To stretch, add up what the list leaves over
// (available.y in onPostScroll of a NestedScrollConnection) as p, and let the header be 195 + p tall.
@Composable
fun HeaderParallax(picture: Painter, still: Boolean = false, rows: @Composable () -> Unit) {
  val scroll = rememberScrollState()
  Column(Modifier.verticalScroll(scroll).padding(bottom = 34.dp)) {
    Box(
      Modifier
        .zIndex(1f)
        .graphicsLayer {
          val s = scroll.value / density
          translationY = max(0f, s - 105f) * density  // what is left of it stays
        }
        .fillMaxWidth()
        .height(195.dp)
        .clipToBounds()
    ) {
      Image(
        picture, contentDescription = null, contentScale = ContentScale.Crop,
        modifier = Modifier
          .wrapContentSize(Alignment.TopCenter, unbounded = true)
          .requiredSize(390.dp, 195.dp)
          .graphicsLayer {
            val s = if (still) 0f else scroll.value / density
            val d = min(max(s, 0f), 105f)                // how far it has collapsed
            val visible = max(90f, 195f - max(s, 0f))    // height of the box: max(minimum, h0 - s)
            val drawn = 195f                             // height of the picture
            val top = (visible - drawn) / 2f + 0.2f * d  // of the picture; -(k - 1/2)·d beside the middle
            transformOrigin = TransformOrigin(0.5f, 0f)
            scaleX = drawn / 195f
            scaleY = drawn / 195f
            translationY = (top + d) * density  // in the header, which has moved up by d
          }
      )
    }
    rows()
  }
}

// Weather menu: "Weather menu" on iPhone 14, 390 x 844 pt.
// k = 0.8940678: speed of the picture over the speed of the content.
import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.unit.dp

// Pass still = true where Settings.Global.ANIMATOR_DURATION_SCALE is 0: that is how Android says reduced motion.
// LazyColumn(state = list, contentPadding = PaddingValues(top = 47.dp, bottom = 34.dp))
@Composable
fun WeatherMenuRow(
  list: LazyListState, index: Int, picture: Painter, still: Boolean = false,
  aspect: Float = 1.5f, h: Float = 100f
) {
  val drawn = 200f                   // imageHeight
  val lag = (200f - h) / (844f + h)  // 1 - k = (imageHeight - h)/(H + h)
  Box(Modifier.fillMaxWidth().height(h.dp).clipToBounds()) {
    Image(
      picture, contentDescription = null, contentScale = ContentScale.Crop,
      modifier = Modifier
        .wrapContentSize(Alignment.Center, unbounded = true)
        .requiredSize(390.dp, drawn.dp)
        .graphicsLayer {
          val info = list.layoutInfo
          val row = info.visibleItemsInfo.firstOrNull { it.index == index } ?: return@graphicsLayer
          val y = (row.offset - info.viewportStartOffset) / density  // where the row begins on the screen
          val drift = -lag * (y + h / 2f - 422f)  // -(1 - k)·(y + h/2 - H/2)
          translationY = if (still) 0f else drift * density
        }
    )
  }
}

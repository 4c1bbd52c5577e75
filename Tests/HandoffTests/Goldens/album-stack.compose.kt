// Album stack: "Album stack" on iPhone 14, 390 x 844 pt.
// k = 0.8550725: speed of the deepest layer over the speed of the content.
import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.unit.dp
import kotlin.math.max

// Pass still = true where Settings.Global.ANIMATOR_DURATION_SCALE is 0: that is how Android says reduced motion.
// LazyRow(state = list, contentPadding = PaddingValues(horizontal = 45.dp),
//   horizontalArrangement = Arrangement.spacedBy(-60.dp))
// zIndex cannot be set while drawing: of two neighbours the later one stays in front, also past the middle.
// Until it is touched it scrolls by 66.7 dp/s: list.scrollBy in a LaunchedEffect, a frame at a time.
@Composable
fun AlbumStackAlbum(list: LazyListState, album: Int, pictures: List<Painter>, still: Boolean = false) {
  Box(Modifier.size(300.dp, 200.dp)) {
    for (index in pictures.indices.reversed()) {  // the cover is the first, and drawn last
      val side = max(0f, 200f - 10f * index)
      val across = side
      Image(
        pictures[index], contentDescription = null, contentScale = ContentScale.Crop,
        modifier = Modifier
          .align(Alignment.TopCenter)
          .offset(y = (-10f * index).dp)
          .requiredSize(side.dp, across.dp)
          .graphicsLayer {
            val info = list.layoutInfo
            val cell = info.visibleItemsInfo.firstOrNull { it.index == album } ?: return@graphicsLayer
            val x = (cell.offset - info.viewportStartOffset) / density  // where the cell begins on the screen
            val pos = 2f * (x + 300f) / 690f - 1f  // 2(x + cw)/(W + cw) - 1
            val shift = -50f * pos                 // -(1 - k)·(W + cw)/2·pos
            alpha = max(0f, 1f - 0.14f * index)
            translationX = if (still) 0f else shift * index / 4f * density
          }
      )
    }
  }
}

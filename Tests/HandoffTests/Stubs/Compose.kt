// As much of Jetpack Compose as the code that is handed over names: signatures with nothing behind them, a package after
// the other. A test makes a file of each.

package androidx.compose.runtime
import kotlin.reflect.KProperty
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE) annotation class Composable
interface MutableFloatState { var floatValue: Float }
fun mutableFloatStateOf(value: Float): MutableFloatState = TODO()
operator fun MutableFloatState.getValue(owner: Any?, property: KProperty<*>): Float = TODO()
operator fun MutableFloatState.setValue(owner: Any?, property: KProperty<*>, value: Float) {}
@Composable fun <T> remember(calculation: () -> T): T = TODO()
@Composable fun <T> remember(key: Any?, calculation: () -> T): T = TODO()
@Composable fun <T> remember(key: Any?, other: Any?, calculation: () -> T): T = TODO()
class CompositionLocal<T> { val current: T get() = TODO() }

package androidx.compose.animation.core
class AnimationState(value: Float, velocity: Float) { val value: Float = value; val velocity: Float = velocity }
class DecayAnimationSpec<T>
fun <T> exponentialDecay(frictionMultiplier: Float = 1f): DecayAnimationSpec<T> = TODO()
suspend fun AnimationState.animateDecay(spec: DecayAnimationSpec<Float>, block: AnimationState.() -> Unit) {}
interface AnimationSpec<T>
fun <T> spring(dampingRatio: Float = 1f, stiffness: Float = 1500f): AnimationSpec<T> = TODO()
suspend fun animate(
  initialValue: Float, targetValue: Float, initialVelocity: Float = 0f, animationSpec: AnimationSpec<Float> = spring(),
  block: (value: Float, velocity: Float) -> Unit
) {}

package androidx.compose.ui
interface Modifier { companion object : Modifier }
interface Alignment {
  interface Horizontal
  interface Vertical
  companion object {
    val Center: Alignment = TODO()
    val TopCenter: Alignment = TODO()
    val BottomStart: Alignment = TODO()
    val Bottom: Vertical = TODO()
    val CenterVertically: Vertical = TODO()
    val CenterHorizontally: Horizontal = TODO()
  }
}

class BiasAbsoluteAlignment(val horizontalBias: Float, val verticalBias: Float) : Alignment

package androidx.compose.ui.geometry
data class Offset(val x: Float, val y: Float) { companion object { val Zero = Offset(0f, 0f) } }
data class Size(val width: Float, val height: Float) { operator fun times(factor: Float): Size = this }
data class Rect(val left: Float, val top: Float, val right: Float, val bottom: Float) {
  val width: Float get() = right - left
  val height: Float get() = bottom - top
  val size: Size get() = Size(width, height)
  fun translate(x: Float, y: Float): Rect = this
}
fun Rect(offset: Offset, size: Size): Rect = TODO()

package androidx.compose.ui.draw
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
fun Modifier.clipToBounds(): Modifier = this
fun Modifier.clip(shape: RoundedCornerShape): Modifier = this
fun Modifier.blur(radius: Dp): Modifier = this

package androidx.compose.ui.graphics
import androidx.compose.ui.Modifier
class Color {
  fun copy(alpha: Float): Color = this
  companion object { val White: Color = TODO(); val Black: Color = TODO(); val Transparent: Color = TODO() }
}
fun Color(argb: Long): Color = TODO()
fun Color(red: Float, green: Float, blue: Float, alpha: Float = 1f): Color = TODO()
class Brush { companion object { fun verticalGradient(vararg stops: Pair<Float, Color>): Brush = TODO() } }
enum class BlendMode { Modulate }
class ColorFilter { companion object { fun tint(color: Color, mode: BlendMode): ColorFilter = TODO() } }
class TransformOrigin(x: Float, y: Float)
interface GraphicsLayerScope {
  val density: Float
  var alpha: Float
  var scaleX: Float
  var scaleY: Float
  var translationX: Float
  var translationY: Float
  var transformOrigin: TransformOrigin
  var shape: Any
  var clip: Boolean
  var shadowElevation: Float
  var spotShadowColor: Color
}
fun Modifier.graphicsLayer(block: GraphicsLayerScope.() -> Unit): Modifier = this

package androidx.compose.ui.graphics.painter
import androidx.compose.ui.geometry.Size
abstract class Painter { abstract val intrinsicSize: Size }

package androidx.compose.ui.input.nestedscroll
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.Velocity
class NestedScrollSource { companion object { val UserInput: NestedScrollSource = TODO() } }
interface NestedScrollConnection {
  fun onPreScroll(available: Offset, source: NestedScrollSource): Offset = Offset.Zero
  fun onPostScroll(consumed: Offset, available: Offset, source: NestedScrollSource): Offset = Offset.Zero
  suspend fun onPostFling(consumed: Velocity, available: Velocity): Velocity = Velocity.Zero
}
fun Modifier.nestedScroll(connection: NestedScrollConnection): Modifier = this

package androidx.compose.ui.layout
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.GraphicsLayerScope
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
enum class ContentScale { Crop, FillBounds }
interface Measurable { fun measure(constraints: Constraints): Placeable }
interface MeasureResult
abstract class Placeable {
  val width: Int = 0
  val height: Int = 0
  abstract class PlacementScope {
    fun Placeable.placeWithLayer(x: Int, y: Int, zIndex: Float = 0f, layerBlock: GraphicsLayerScope.() -> Unit = {}) {}
  }
}
interface MeasureScope : Density {
  fun layout(width: Int, height: Int, placement: Placeable.PlacementScope.() -> Unit): MeasureResult
}
@Composable
fun Layout(
  content: () -> Unit, modifier: Modifier = Modifier,
  measurePolicy: MeasureScope.(measurables: List<Measurable>, constraints: Constraints) -> MeasureResult
) {}

package androidx.compose.ui.platform
import androidx.compose.runtime.CompositionLocal
import androidx.compose.ui.unit.Density
val LocalDensity: CompositionLocal<Density> = TODO()
val LocalContext: CompositionLocal<android.content.Context> = TODO()

package android.content
class ContentResolver
class Context { val contentResolver: ContentResolver = TODO() }

package android.provider
import android.content.ContentResolver
class Settings {
  object Global {
    const val ANIMATOR_DURATION_SCALE = "animator_duration_scale"
    fun getFloat(resolver: ContentResolver, name: String, default: Float): Float = default
  }
}

package androidx.compose.ui.unit
class Dp(val value: Float) : Comparable<Dp> {
  operator fun minus(other: Dp): Dp = this
  operator fun times(factor: Float): Dp = this
  operator fun div(factor: Int): Dp = this
  override fun compareTo(other: Dp): Int = 0
}
class TextUnit
val Int.dp: Dp get() = TODO()
val Float.dp: Dp get() = TODO()
val Int.sp: TextUnit get() = TODO()
val Float.sp: TextUnit get() = TODO()
interface Density {
  val density: Float
  fun Dp.roundToPx(): Int
}
class Constraints(val minWidth: Int = 0, val maxWidth: Int = 0, val minHeight: Int = 0, val maxHeight: Int = 0) {
  companion object { fun fixed(width: Int, height: Int): Constraints = TODO() }
}
class Velocity { companion object { val Zero: Velocity = TODO() } }

package androidx.compose.ui.text
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.TextUnit
class TextStyle(color: Color, fontSize: TextUnit, fontWeight: FontWeight, textAlign: TextAlign = TextAlign.Left)

package androidx.compose.ui.text.style
class TextAlign {
  companion object {
    val Left: TextAlign = TODO()
    val Center: TextAlign = TODO()
    val Right: TextAlign = TODO()
  }
}

package androidx.compose.ui.text.font
class FontWeight {
  companion object {
    val Normal: FontWeight = TODO()
    val Medium: FontWeight = TODO()
    val SemiBold: FontWeight = TODO()
    val Bold: FontWeight = TODO()
  }
}

package androidx.compose.foundation
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.ui.graphics.Brush
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ColorFilter
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.unit.Dp
@Composable
fun Image(
  painter: Painter, contentDescription: String?, modifier: Modifier = Modifier, alignment: Alignment = Alignment.Center,
  contentScale: ContentScale = ContentScale.Crop, alpha: Float = 1f, colorFilter: ColorFilter? = null
) {}
class ScrollState { val value: Int = 0 }
@Composable fun rememberScrollState(): ScrollState = TODO()
fun Modifier.background(color: Color): Modifier = this
fun Modifier.background(color: Color, shape: RoundedCornerShape): Modifier = this
fun Modifier.background(brush: Brush): Modifier = this
fun Modifier.border(width: Dp, color: Color): Modifier = this
fun Modifier.horizontalScroll(state: ScrollState): Modifier = this
fun Modifier.verticalScroll(state: ScrollState): Modifier = this

package androidx.compose.foundation.gestures
interface ScrollScope { fun scrollBy(pixels: Float): Float }
interface FlingBehavior { suspend fun ScrollScope.performFling(initialVelocity: Float): Float }

package androidx.compose.foundation.gestures.snapping
import androidx.compose.foundation.gestures.FlingBehavior
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.runtime.Composable
@Composable fun rememberSnapFlingBehavior(state: LazyListState): FlingBehavior = TODO()

package androidx.compose.foundation.shape
import androidx.compose.ui.unit.Dp
class RoundedCornerShape(corner: Dp)

package androidx.compose.foundation.text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.TextStyle
@Composable fun BasicText(text: String, modifier: Modifier = Modifier, style: TextStyle) {}

package androidx.compose.foundation.layout
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
class PaddingValues()
fun PaddingValues(horizontal: Dp = TODO(), vertical: Dp = TODO()): PaddingValues = TODO()
interface BoxScope { fun Modifier.align(alignment: Alignment): Modifier = this }
interface RowScope { fun Modifier.weight(weight: Float): Modifier = this }
interface ColumnScope
class Arrangement {
  interface Horizontal
  companion object {
    val Start: Horizontal = TODO()
    fun spacedBy(space: Dp): Horizontal = TODO()
  }
}
@Composable
fun Row(
  modifier: Modifier = Modifier, horizontalArrangement: Arrangement.Horizontal = Arrangement.Start,
  verticalAlignment: Alignment.Vertical = Alignment.CenterVertically, content: @Composable RowScope.() -> Unit
) {}
@Composable
fun Column(
  modifier: Modifier = Modifier, horizontalAlignment: Alignment.Horizontal = Alignment.CenterHorizontally,
  content: @Composable ColumnScope.() -> Unit
) {}
fun Modifier.padding(horizontal: Dp = TODO(), vertical: Dp = TODO()): Modifier = this
interface BoxWithConstraintsScope : BoxScope {
  val constraints: Constraints
  val maxWidth: Dp
  val maxHeight: Dp
}
@Composable fun Box(modifier: Modifier) {}
@Composable
fun Box(modifier: Modifier = Modifier, contentAlignment: Alignment = Alignment.Center, content: @Composable BoxScope.() -> Unit) {}
@Composable
fun BoxWithConstraints(modifier: Modifier = Modifier, content: @Composable BoxWithConstraintsScope.() -> Unit) {}
@Composable fun Spacer(modifier: Modifier) {}
fun Modifier.absoluteOffset(x: Dp = TODO(), y: Dp = TODO()): Modifier = this
fun Modifier.offset(x: Dp = TODO(), y: Dp = TODO()): Modifier = this
fun Modifier.fillMaxSize(): Modifier = this
fun Modifier.fillMaxWidth(): Modifier = this
fun Modifier.height(height: Dp): Modifier = this
fun Modifier.requiredHeight(height: Dp): Modifier = this
fun Modifier.requiredSize(width: Dp, height: Dp): Modifier = this
fun Modifier.size(width: Dp, height: Dp): Modifier = this
fun Modifier.wrapContentSize(align: Alignment = Alignment.Center, unbounded: Boolean = false): Modifier = this

package androidx.compose.foundation.lazy
import androidx.compose.foundation.gestures.FlingBehavior
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
interface LazyListItemInfo { val index: Int; val offset: Int; val size: Int }
interface LazyListLayoutInfo { val visibleItemsInfo: List<LazyListItemInfo>; val viewportStartOffset: Int }
class LazyListState { val layoutInfo: LazyListLayoutInfo get() = TODO() }
@Composable fun rememberLazyListState(): LazyListState = TODO()
interface LazyItemScope
interface LazyListScope {
  fun item(key: Any? = null, content: @Composable LazyItemScope.() -> Unit)
  fun items(count: Int, itemContent: @Composable LazyItemScope.(index: Int) -> Unit)
}
@Composable
fun LazyColumn(
  modifier: Modifier = Modifier, state: LazyListState = TODO(), contentPadding: PaddingValues = PaddingValues(),
  horizontalAlignment: Alignment.Horizontal = Alignment.CenterHorizontally, flingBehavior: FlingBehavior = TODO(),
  content: LazyListScope.() -> Unit
) {}
@Composable
fun LazyRow(
  modifier: Modifier = Modifier, state: LazyListState = TODO(), contentPadding: PaddingValues = PaddingValues(),
  verticalAlignment: Alignment.Vertical = Alignment.CenterVertically, flingBehavior: FlingBehavior = TODO(),
  content: LazyListScope.() -> Unit
) {}

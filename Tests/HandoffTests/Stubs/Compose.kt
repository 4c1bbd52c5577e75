// As much of Jetpack Compose as the code that is handed over names: signatures with nothing behind them, but for lengths
// and what JUnit says, a package after the other. A test makes a file of each.

package androidx.compose.runtime
import kotlin.reflect.KProperty
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER) annotation class Composable
@Target(AnnotationTarget.CLASS) annotation class Immutable
interface State<T> { val value: T }
interface MutableState<T> : State<T> { override var value: T }
fun <T> mutableStateOf(value: T): MutableState<T> = TODO()
fun <T> derivedStateOf(calculation: () -> T): State<T> = TODO()
operator fun <T> State<T>.getValue(owner: Any?, property: KProperty<*>): T = TODO()
operator fun <T> MutableState<T>.setValue(owner: Any?, property: KProperty<*>, value: T) {}
@Composable fun <T> key(vararg keys: Any?, block: @Composable () -> T): T = TODO()
@Composable fun SideEffect(effect: () -> Unit) {}
@Composable fun LaunchedEffect(key: Any?, block: suspend kotlinx.coroutines.CoroutineScope.() -> Unit) {}
@Composable fun <T> rememberUpdatedState(newValue: T): State<T> = TODO()
fun <T> snapshotFlow(block: () -> T): kotlinx.coroutines.flow.Flow<T> = TODO()
@Composable fun rememberCoroutineScope(): kotlinx.coroutines.CoroutineScope = TODO()
suspend fun <R> withFrameNanos(onFrame: (frameTimeNanos: Long) -> R): R = TODO()
class ProvidedValue
@Composable fun CompositionLocalProvider(value: ProvidedValue, content: @Composable () -> Unit) {}
interface MutableFloatState { var floatValue: Float }
fun mutableFloatStateOf(value: Float): MutableFloatState = TODO()
operator fun MutableFloatState.getValue(owner: Any?, property: KProperty<*>): Float = TODO()
operator fun MutableFloatState.setValue(owner: Any?, property: KProperty<*>, value: Float) {}
@Composable fun <T> remember(calculation: () -> T): T = TODO()
@Composable fun <T> remember(key: Any?, calculation: () -> T): T = TODO()
@Composable fun <T> remember(vararg keys: Any?, calculation: () -> T): T = calculation()
@Composable fun <T> remember(key: Any?, other: Any?, calculation: () -> T): T = TODO()
class CompositionLocal<T> {
  val current: T get() = TODO()
  infix fun provides(value: T): ProvidedValue = TODO()
}

package kotlinx.coroutines
interface CoroutineScope
fun CoroutineScope.launch(block: suspend CoroutineScope.() -> Unit) {}
suspend fun <R> coroutineScope(block: suspend CoroutineScope.() -> R): R = TODO()
suspend fun delay(timeMillis: Long) {}

package kotlinx.coroutines.flow
interface Flow<T>
suspend fun <T> Flow<T>.first(predicate: suspend (T) -> Boolean): T = TODO()

package android.annotation
annotation class SuppressLint(vararg val value: String)

package androidx.compose.ui.tooling.preview
annotation class Preview

package androidx.compose.material3
@RequiresOptIn annotation class ExperimentalMaterial3Api

package androidx.compose.material3.pulltorefresh
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
@ExperimentalMaterial3Api
@Composable
fun PullToRefreshBox(
  isRefreshing: Boolean, onRefresh: () -> Unit, modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit
) {}

package org.junit
annotation class Test
object Assert {
  @JvmStatic fun assertEquals(expected: Float, actual: Float, delta: Float) {
    if (!(kotlin.math.abs(expected - actual) <= delta)) throw IllegalStateException("$actual, not $expected")
  }
}

package androidx.compose.ui.res
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.painter.Painter
@Composable fun painterResource(id: Int): Painter = TODO()

package androidx.compose.ui.semantics
import androidx.compose.ui.Modifier
interface SemanticsPropertyReceiver
fun SemanticsPropertyReceiver.heading() {}
fun Modifier.semantics(mergeDescendants: Boolean = false, properties: SemanticsPropertyReceiver.() -> Unit): Modifier = this
fun Modifier.clearAndSetSemantics(properties: SemanticsPropertyReceiver.() -> Unit): Modifier = this

package androidx.compose.foundation.pager
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
class PagerState { val currentPage: Int = 0; val currentPageOffsetFraction: Float = 0f }
interface PagerScope
@Composable fun rememberPagerState(initialPage: Int = 0, initialPageOffsetFraction: Float = 0f, pageCount: () -> Int): PagerState = TODO()
@Composable fun HorizontalPager(state: PagerState, modifier: Modifier = Modifier, pageContent: @Composable PagerScope.(page: Int) -> Unit) {}
@Composable fun VerticalPager(state: PagerState, modifier: Modifier = Modifier, pageContent: @Composable PagerScope.(page: Int) -> Unit) {}

package androidx.compose.animation.core
fun interface Easing { fun transform(fraction: Float): Float }
val LinearEasing: Easing = Easing { it }
class CubicBezierEasing(private val a: Float, private val b: Float, private val c: Float, private val d: Float) : Easing {
  override fun transform(fraction: Float): Float {
    fun bend(one: Float, other: Float, t: Double) = 3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * other + t * t * t
    var low = 0.0
    var high = 1.0
    repeat(50) {
      val t = (low + high) / 2
      if (bend(a, c, t) < fraction) low = t else high = t
    }
    return bend(b, d, low).toFloat()
  }
}
class AnimationState(initialValue: Float, initialVelocity: Float = 0f) {
  val value: Float = initialValue
  val velocity: Float = initialVelocity
}
interface AnimationScope { val value: Float; val velocity: Float; fun cancelAnimation() }
class DecayAnimationSpec<T>
fun <T> exponentialDecay(frictionMultiplier: Float = 1f): DecayAnimationSpec<T> = TODO()
fun DecayAnimationSpec<Float>.calculateTargetValue(initialValue: Float, initialVelocity: Float): Float = TODO()
interface AnimationSpec<T>
fun <T> spring(dampingRatio: Float = 1f, stiffness: Float = 1500f): AnimationSpec<T> = TODO()
fun <T> tween(durationMillis: Int = 300, delayMillis: Int = 0, easing: Easing = LinearEasing): AnimationSpec<T> = TODO()
suspend fun AnimationState.animateDecay(
  animationSpec: DecayAnimationSpec<Float>, sequentialAnimation: Boolean = false, block: AnimationScope.() -> Unit = {}
) {}
suspend fun AnimationState.animateTo(
  targetValue: Float, animationSpec: AnimationSpec<Float> = spring(), sequentialAnimation: Boolean = false,
  block: AnimationScope.() -> Unit = {}
) {}

package androidx.compose.ui
fun Modifier.zIndex(zIndex: Float): Modifier = this
interface Modifier {
  infix fun then(other: Modifier): Modifier = this
  companion object : Modifier
}
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

object AbsoluteAlignment { val TopLeft: Alignment = TODO() }
class BiasAbsoluteAlignment(val horizontalBias: Float, val verticalBias: Float) : Alignment

package androidx.compose.ui.geometry
data class Offset(val x: Float, val y: Float) {
  operator fun plus(other: Offset) = Offset(x + other.x, y + other.y)
  operator fun minus(other: Offset) = Offset(x - other.x, y - other.y)
  companion object { val Zero = Offset(0f, 0f) }
}
data class Size(val width: Float, val height: Float) {
  val minDimension: Float get() = minOf(width, height)
  operator fun times(operand: Float) = Size(width * operand, height * operand)
}
data class Rect(val left: Float, val top: Float, val right: Float, val bottom: Float) {
  val width: Float get() = right - left
  val height: Float get() = bottom - top
  val size: Size get() = Size(width, height)
  val center: Offset get() = Offset(left + width / 2f, top + height / 2f)
  fun translate(translateX: Float, translateY: Float) = Rect(left + translateX, top + translateY, right + translateX, bottom + translateY)
}
fun Rect(offset: Offset, size: Size) = Rect(offset.x, offset.y, offset.x + size.width, offset.y + size.height)

package androidx.compose.ui.draw
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.Dp
fun Modifier.clipToBounds(): Modifier = this
fun Modifier.clip(shape: Shape): Modifier = this
fun Modifier.drawBehind(onDraw: DrawScope.() -> Unit): Modifier = this
fun Modifier.drawWithContent(onDraw: ContentDrawScope.() -> Unit): Modifier = this
fun Modifier.shadow(
  elevation: Dp, shape: Shape, clip: Boolean = false, ambientColor: Color = Color.Black,
  spotColor: Color = Color.Black
): Modifier = this

package androidx.compose.ui.graphics.drawscope
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Density
class Stroke(width: Float)
interface DrawScope : Density {
  val size: Size
  val layoutDirection: androidx.compose.ui.unit.LayoutDirection
  fun drawRect(brush: androidx.compose.ui.graphics.Brush) {}
  fun drawRect(color: Color, alpha: Float = 1f, blendMode: BlendMode = BlendMode.SrcOver) {}
}
interface ContentDrawScope : DrawScope { fun drawContent() }
inline fun DrawScope.clipRect(
  left: Float = 0f, top: Float = 0f, right: Float = 0f, bottom: Float = 0f, block: DrawScope.() -> Unit
) = block()
inline fun DrawScope.scale(scaleX: Float, scaleY: Float, block: DrawScope.() -> Unit) = block()
inline fun DrawScope.drawIntoCanvas(block: (androidx.compose.ui.graphics.Canvas) -> Unit) = block(TODO())

package androidx.compose.ui.graphics
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
enum class BlendMode { SrcOver, SrcAtop, Multiply, Screen, Overlay }
interface Canvas { fun saveLayer(bounds: androidx.compose.ui.geometry.Rect, paint: Paint); fun restore() }
class Paint { var blendMode: BlendMode = BlendMode.SrcOver }
interface Path { fun addOval(oval: androidx.compose.ui.geometry.Rect) }
fun androidx.compose.ui.graphics.drawscope.DrawScope.drawOutline(
  outline: Outline, color: Color, style: androidx.compose.ui.graphics.drawscope.Stroke
) {}
enum class CompositingStrategy { Auto, Offscreen }
class Shadow(color: Color = Color.Black, offset: Offset = Offset.Zero, blurRadius: Float = 0f)
class Color {
  fun copy(alpha: Float): Color = this
  companion object { val White: Color = Color(); val Black: Color = Color(); val Transparent: Color = Color(); val Gray: Color = Color() }
}
fun Color(argb: Long): Color = Color()
fun Color(red: Float, green: Float, blue: Float, alpha: Float = 1f): Color = Color()
open class Brush {
  companion object {
    fun verticalGradient(vararg stops: Pair<Float, Color>): Brush = TODO()
    fun linearGradient(vararg stops: Pair<Float, Color>, start: Offset, end: Offset): Brush = TODO()
    fun radialGradient(vararg stops: Pair<Float, Color>, radius: Float): Brush = TODO()
  }
}
class SolidColor(value: Color) : Brush()
fun lerp(start: Color, stop: Color, fraction: Float): Color = TODO()
class TransformOrigin(x: Float, y: Float)
interface Shape {
  fun createOutline(
    size: androidx.compose.ui.geometry.Size, layoutDirection: androidx.compose.ui.unit.LayoutDirection,
    density: androidx.compose.ui.unit.Density
  ): Outline
}
sealed class Outline { class Rectangle(val rect: androidx.compose.ui.geometry.Rect) : Outline() }
class TileMode { companion object { val Clamp = TileMode(); val Decal = TileMode() } }
sealed class RenderEffect
class BlurEffect(radiusX: Float, radiusY: Float = radiusX, edgeTreatment: TileMode = TileMode.Clamp) : RenderEffect()
interface GraphicsLayerScope : androidx.compose.ui.unit.Density {
  var alpha: Float
  var scaleX: Float
  var scaleY: Float
  var translationX: Float
  var translationY: Float
  var transformOrigin: TransformOrigin
  var rotationZ: Float
  var renderEffect: RenderEffect?
  var compositingStrategy: CompositingStrategy
  var shape: Any
  var clip: Boolean
  val size: androidx.compose.ui.geometry.Size
  var shadowElevation: Float
  var spotShadowColor: Color
}
fun Modifier.graphicsLayer(block: GraphicsLayerScope.() -> Unit): Modifier = this

package androidx.compose.ui.graphics.painter
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
abstract class Painter { abstract val intrinsicSize: Size }
class ColorPainter(color: Color) : Painter() { override val intrinsicSize: Size get() = TODO() }

package androidx.compose.ui.input.nestedscroll
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.Velocity
class NestedScrollSource { companion object { val UserInput: NestedScrollSource = TODO() } }
interface NestedScrollConnection {
  fun onPreScroll(available: Offset, source: NestedScrollSource): Offset = Offset.Zero
  fun onPostScroll(consumed: Offset, available: Offset, source: NestedScrollSource): Offset = Offset.Zero
  suspend fun onPreFling(available: Velocity): Velocity = Velocity.Zero
  suspend fun onPostFling(consumed: Velocity, available: Velocity): Velocity = Velocity.Zero
}
fun Modifier.nestedScroll(connection: NestedScrollConnection): Modifier = this

package androidx.compose.ui.layout
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.GraphicsLayerScope
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.LayoutDirection
fun Modifier.onSizeChanged(onSizeChanged: (IntSize) -> Unit): Modifier = this
enum class ContentScale { Crop, FillBounds, FillWidth, Fit }
interface Measurable { fun measure(constraints: Constraints): Placeable }
interface MeasureResult
abstract class Placeable {
  val width: Int = 0
  val height: Int = 0
  abstract class PlacementScope {
    fun Placeable.placeRelativeWithLayer(x: Int, y: Int, zIndex: Float = 0f, layerBlock: GraphicsLayerScope.() -> Unit = {}) {}
    fun Placeable.placeWithLayer(x: Int, y: Int, zIndex: Float = 0f, layerBlock: GraphicsLayerScope.() -> Unit = {}) {}
  }
}
interface MeasureScope : Density {
  val layoutDirection: LayoutDirection
  fun layout(width: Int, height: Int, placement: Placeable.PlacementScope.() -> Unit): MeasureResult
}
@Composable
fun Layout(
  content: @Composable () -> Unit, modifier: Modifier = Modifier,
  measurePolicy: MeasureScope.(measurables: List<Measurable>, constraints: Constraints) -> MeasureResult
) {}

package androidx.compose.ui.platform
import androidx.compose.runtime.CompositionLocal
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
val LocalDensity: CompositionLocal<Density> = TODO()
val LocalLayoutDirection: CompositionLocal<LayoutDirection> = TODO()
val LocalContext: CompositionLocal<android.content.Context> = TODO()

package android.content
class Resources { fun getIdentifier(name: String, type: String, packageName: String): Int = 0 }
class Context {
  val packageName: String = ""
  val resources: Resources = TODO()
}

package android.animation
class ValueAnimator { companion object { fun areAnimatorsEnabled(): Boolean = true } }

package androidx.compose.ui.unit
class Dp(val value: Float) : Comparable<Dp> {
  operator fun plus(other: Dp): Dp = this
  operator fun minus(other: Dp): Dp = this
  operator fun times(factor: Float): Dp = this
  operator fun times(factor: Int): Dp = this
  operator fun div(factor: Int): Dp = this
  operator fun div(other: Dp): Float = 0f
  override fun compareTo(other: Dp): Int = 0
}
class TextUnit { operator fun times(factor: Float): TextUnit = this }
class IntSize(val width: Int, val height: Int) { companion object { val Zero: IntSize = TODO() } }
enum class LayoutDirection { Ltr, Rtl }
val Int.dp: Dp get() = Dp(toFloat())
val Double.dp: Dp get() = Dp(toFloat())
val Float.dp: Dp get() = Dp(this)
val Float.em: TextUnit get() = TODO()
val Int.sp: TextUnit get() = TODO()
val Double.sp: TextUnit get() = TODO()
val Float.sp: TextUnit get() = TODO()
interface Density {
  val density: Float
  val fontScale: Float get() = 1f
  fun Dp.roundToPx(): Int = 0
  fun Dp.toPx(): Float = value * density
  fun Dp.toSp(): TextUnit = TODO()
  fun Int.toDp(): Dp = TODO()
}
private class ScreenDensity(override val density: Float) : Density
fun Density(density: Float): Density = ScreenDensity(density)
class Constraints(val minWidth: Int = 0, val maxWidth: Int = 0, val minHeight: Int = 0, val maxHeight: Int = 0) {
  companion object { fun fixed(width: Int, height: Int): Constraints = TODO() }
}
class Velocity { val x: Float = 0f; val y: Float = 0f; companion object { val Zero: Velocity = TODO() } }
fun Velocity(x: Float, y: Float): Velocity = TODO()

package androidx.compose.ui.text
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shadow
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.TextUnit
class TextStyle(
  color: Color = Color.Black, fontSize: TextUnit = TODO(), fontWeight: FontWeight? = null,
  textAlign: TextAlign = TextAlign.Left, lineHeight: TextUnit = TODO(), shadow: Shadow? = null,
  fontFamily: androidx.compose.ui.text.font.FontFamily? = null, letterSpacing: TextUnit = TODO()
)

package androidx.compose.ui.text.style
enum class TextOverflow { Clip, Ellipsis, Visible }
class TextAlign {
  companion object {
    val Left: TextAlign = TextAlign()
    val Center: TextAlign = TextAlign()
    val Right: TextAlign = TextAlign()
  }
}

package androidx.compose.ui.text.font
class DeviceFontFamilyName(name: String)
class Font
fun Font(familyName: DeviceFontFamilyName): Font = TODO()
class FontFamily(vararg fonts: Font)
class FontWeight {
  companion object {
    val Normal: FontWeight = FontWeight()
    val Medium: FontWeight = FontWeight()
    val SemiBold: FontWeight = FontWeight()
    val Bold: FontWeight = FontWeight()
    val W400: FontWeight = FontWeight()
    val W500: FontWeight = FontWeight()
    val W600: FontWeight = FontWeight()
  }
}

package androidx.compose.foundation
import androidx.compose.foundation.gestures.FlingBehavior
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.ui.graphics.Brush
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.unit.Dp
@Composable
fun Image(
  painter: Painter, contentDescription: String?, modifier: Modifier = Modifier, alignment: Alignment = Alignment.Center,
  contentScale: ContentScale = ContentScale.Crop, alpha: Float = 1f
) {}
class ScrollState { val value: Int = 0 }
@Composable fun rememberScrollState(): ScrollState = TODO()
fun Modifier.background(color: Color): Modifier = this
fun Modifier.background(color: Color, shape: RoundedCornerShape): Modifier = this
fun Modifier.background(brush: Brush): Modifier = this
fun Modifier.border(width: Dp, color: Color): Modifier = this
fun Modifier.horizontalScroll(state: ScrollState): Modifier = this
fun Modifier.verticalScroll(state: ScrollState): Modifier = this
fun Modifier.verticalScroll(state: ScrollState, flingBehavior: FlingBehavior): Modifier = this

package androidx.compose.ui.input.pointer
import androidx.compose.ui.Modifier
interface PointerInputScope
fun Modifier.pointerInput(key1: Any?, block: suspend PointerInputScope.() -> Unit): Modifier = this

package androidx.compose.foundation.gestures
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerInputScope
suspend fun PointerInputScope.detectTapGestures(onTap: ((Offset) -> Unit)? = null) {}
interface ScrollScope { fun scrollBy(pixels: Float): Float }
interface FlingBehavior { suspend fun ScrollScope.performFling(initialVelocity: Float): Float }

package androidx.compose.foundation.gestures.snapping
import androidx.compose.foundation.gestures.FlingBehavior
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.runtime.Composable
@Composable fun rememberSnapFlingBehavior(state: LazyListState): FlingBehavior = TODO()

package androidx.compose.foundation.shape
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.LayoutDirection
class RoundedCornerShape(corner: Dp) : Shape {
  override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline = TODO()
}
class GenericShape(builder: Path.(size: Size, layoutDirection: LayoutDirection) -> Unit) : Shape {
  override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline = TODO()
}

package androidx.compose.foundation.text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextOverflow
@Composable
fun BasicText(
  text: String, modifier: Modifier = Modifier, style: TextStyle = TODO(), overflow: TextOverflow = TextOverflow.Clip,
  softWrap: Boolean = true, maxLines: Int = 1, color: (() -> Color)? = null
) {}

package androidx.compose.foundation.layout
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.LayoutDirection
interface WindowInsets {
  fun getTop(density: Density): Int
  companion object
}
val WindowInsets.Companion.statusBars: WindowInsets @Composable get() = TODO()
val WindowInsets.Companion.systemBars: WindowInsets @Composable get() = TODO()
val WindowInsets.Companion.navigationBars: WindowInsets @Composable get() = TODO()
@Composable fun WindowInsets.asPaddingValues(): PaddingValues = TODO()
fun WindowInsets(left: Dp = TODO(), top: Dp = TODO(), right: Dp = TODO(), bottom: Dp = TODO()): WindowInsets = TODO()
fun WindowInsets.add(insets: WindowInsets): WindowInsets = TODO()
fun Modifier.statusBarsPadding(): Modifier = this
fun Modifier.navigationBarsPadding(): Modifier = this
class PaddingValues() {
  fun calculateLeftPadding(layoutDirection: LayoutDirection): Dp = TODO()
  fun calculateRightPadding(layoutDirection: LayoutDirection): Dp = TODO()
}
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
fun Modifier.padding(all: Dp): Modifier = this
fun Modifier.padding(start: Dp = TODO(), top: Dp = TODO(), end: Dp = TODO(), bottom: Dp = TODO()): Modifier = this
fun Modifier.wrapContentHeight(
  align: Alignment.Vertical = Alignment.CenterVertically, unbounded: Boolean = false
): Modifier = this
fun Modifier.wrapContentWidth(unbounded: Boolean = false): Modifier = this
fun Modifier.wrapContentSize(align: Alignment = Alignment.Center, unbounded: Boolean = false): Modifier = this
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
fun Modifier.aspectRatio(ratio: Float): Modifier = this
fun Modifier.fillMaxSize(): Modifier = this
fun Modifier.fillMaxWidth(): Modifier = this
fun Modifier.height(height: Dp): Modifier = this
fun Modifier.heightIn(min: Dp): Modifier = this
fun Modifier.size(size: Dp): Modifier = this
fun Modifier.size(width: Dp, height: Dp): Modifier = this

package androidx.compose.foundation.lazy
import androidx.compose.foundation.gestures.FlingBehavior
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
interface LazyListItemInfo { val index: Int; val offset: Int; val size: Int }
interface LazyListLayoutInfo {
  val visibleItemsInfo: List<LazyListItemInfo>
  val viewportStartOffset: Int
  val viewportEndOffset: Int
}
class LazyListState {
  val layoutInfo: LazyListLayoutInfo get() = TODO()
  val firstVisibleItemIndex: Int = 0
  val firstVisibleItemScrollOffset: Int = 0
}
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

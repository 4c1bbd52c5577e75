// As much of React, React Native and Reanimated as the code that is handed over names: signatures with nothing behind
// them. They allow no more than those of React Native 0.81.5 (Libraries/Lists/FlatList.d.ts) and Reanimated 4.1.3
// (lib/typescript/component/FlatList.d.ts).

declare namespace JSX {
  interface Element { isElement: true; props: any }
  interface ElementClass { props: unknown }
  interface ElementAttributesProperty { props: unknown }
  interface ElementChildrenAttribute { children: unknown }
  interface IntrinsicAttributes { key?: number | string }
  interface IntrinsicClassAttributes<Component> { ref?: import('react').Ref<Component> }
}

declare function setTimeout(action: () => void, milliseconds: number): number
declare function require(path: string): number

declare module 'react' {
  export type ReactNode = JSX.Element | string | number | boolean | null | undefined | ReactNode[]
  export type Ref<Instance> = ((instance: Instance | null) => void) | { current: Instance | null } | null
  export function cloneElement<Props>(element: JSX.Element & { props: Props }, props: Partial<Props>): JSX.Element & { props: Props }
  export type ComponentType<Props> = (props: Props) => JSX.Element
  export function useMemo<Value>(make: () => Value, needs: readonly unknown[]): Value
  export function useCallback<Call>(call: Call, needs: readonly unknown[]): Call
  export function useState<Value>(initial: Value): [Value, (value: Value) => void]
  export function useRef<Value>(initial: Value | null): { current: Value | null }
}

declare module 'react-native' {
  import type { ComponentType, ReactNode } from 'react'
  export type ImageSourcePropType = number | { uri: string }
  type Length = number | `${number}%`
  type Transform = { translateX: number } | { translateY: number } | { scale: number } | { rotate: string }
  export type Style = {
    position?: 'absolute' | 'relative'; left?: Length; top?: Length; right?: Length; bottom?: Length; start?: Length; end?: Length
    minHeight?: number; paddingTop?: number; aspectRatio?: number
    width?: Length; height?: Length; zIndex?: number; overflow?: 'hidden' | 'visible'; direction?: 'ltr' | 'rtl'; opacity?: number
    backgroundColor?: string; borderWidth?: number; borderColor?: string; pointerEvents?: 'none' | 'box-none'
    flex?: number; flexDirection?: 'row'; justifyContent?: 'center'; gap?: number; padding?: number
    marginHorizontal?: number; marginVertical?: number; experimental_backgroundImage?: string; borderRadius?: number | string; boxShadow?: string; mixBlendMode?: 'multiply' | 'screen' | 'overlay'
    fontSize?: number; lineHeight?: number; fontFamily?: string; letterSpacing?: number; fontWeight?: '400' | '500' | '600' | '700' | 400 | 500 | 600 | 700; color?: string; textAlign?: 'left' | 'center' | 'right'; textShadowColor?: string; textShadowRadius?: number
    alignItems?: 'center' | 'flex-end'; paddingHorizontal?: number; paddingVertical?: number; transformOrigin?: string
    transform?: Transform[]; paddingBottom?: number; filter?: ({ blur: number } | { brightness: number })[]
  }
  export type ViewStyle = Style
  export type StyleProp = Style | StyleProp[] | undefined
  export type LayoutChangeEvent = { nativeEvent: { layout: { width: number; height: number } } }
  type Common = { style?: StyleProp; children?: ReactNode; onLayout?: (event: LayoutChangeEvent) => void }
  export type ViewProps = Common & { needsOffscreenAlphaCompositing?: boolean; onStartShouldSetResponder?: () => boolean }
  export class View { props: ViewProps }
  export class Pressable { props: ViewProps & { onPress?: () => void } }
  export class Text {
    props: Common & { accessibilityRole?: 'header'; numberOfLines?: number; maxFontSizeMultiplier?: number; allowFontScaling?: boolean }
  }
  export class Image {
    props: Common & { source?: ImageSourcePropType; resizeMode?: 'cover' | 'stretch'; resizeMethod?: 'resize'; blurRadius?: number }
  }
  export type ScrollViewProps = Common & {
    horizontal?: boolean; scrollEventThrottle?: number; snapToInterval?: number; pagingEnabled?: boolean
    decelerationRate?: 'fast' | 'normal' | number; bounces?: boolean; contentContainerStyle?: StyleProp
    snapToOffsets?: number[]; overScrollMode?: 'never'; refreshControl?: JSX.Element & { props: { progressViewOffset?: number } }; progressViewOffset?: number; onScroll?: (event: never) => void
  }
  export type FlatListProps<Item> = ScrollViewProps & {
    data: readonly Item[]; renderItem: (info: { item: Item; index: number }) => JSX.Element | null
    keyExtractor?: (item: Item, index: number) => string
    windowSize?: number; removeClippedSubviews?: boolean
    ItemSeparatorComponent?: ComponentType<never>; ListHeaderComponent?: JSX.Element; ListFooterComponent?: JSX.Element
    getItemLayout?: (data: unknown, index: number) => { length: number; offset: number; index: number }
    CellRendererComponent?: ComponentType<ViewProps & { index: number }>
    onViewableItemsChanged?: (info: { viewableItems: { index: number | null }[] }) => void
    viewabilityConfig?: { itemVisiblePercentThreshold?: number }
  }
  export class FlatList<Item> { props: FlatListProps<Item> }
  export class ScrollView { props: ScrollViewProps }
  export class RefreshControl { props: { refreshing: boolean; onRefresh?: () => void } }
  export const I18nManager: { isRTL: boolean }
  export const StyleSheet: { absoluteFill: Style; create<Styles>(styles: Styles): Styles }
  export function useWindowDimensions(): { width: number; height: number; fontScale: number }
}

declare module 'react-native-reanimated' {
  import * as Native from 'react-native'
  export type SharedValue<Value> = { get(): Value; set(value: Value): void }
  export type DerivedValue<Value> = { get(): Value }
  export function interpolateColor(value: number, from: number[], to: string[]): string
  type Size = { width: number; height: number }
  type ScrollEvent = { contentOffset: { x: number; y: number }; contentSize: Size; layoutMeasurement: Size }
  type DragEvent = ScrollEvent & { velocity?: { x: number; y: number } }
  export function useAnimatedScrollHandler(handler: (event: ScrollEvent) => void): (event: never) => void
  export function useAnimatedScrollHandler(handlers: {
    onScroll?: (event: ScrollEvent) => void; onBeginDrag?: (event: ScrollEvent) => void; onEndDrag?: (event: DragEvent) => void
    onMomentumBegin?: (event: ScrollEvent) => void; onMomentumEnd?: (event: ScrollEvent) => void
  }): (event: never) => void
  export function withTiming(toValue: number, config?: { duration?: number; easing?: unknown }): number
  export function cancelAnimation<Value>(value: SharedValue<Value>): void
  export function useAnimatedStyle(style: () => Native.Style): Native.Style
  export const Easing: { bezier(x1: number, y1: number, x2: number, y2: number): unknown; bezierFn(x1: number, y1: number, x2: number, y2: number): (p: number) => number }
  export function useDerivedValue<Value>(make: () => Value): DerivedValue<Value>
  export type FrameCallback = { setActive(isActive: boolean): void; isActive: boolean; callbackId: number }
  type FrameInfo = { timestamp: number; timeSincePreviousFrame: number | null; timeSinceFirstFrame: number }
  export function useFrameCallback(callback: (frameInfo: FrameInfo) => void, autostart?: boolean): FrameCallback
  export function useAnimatedReaction<Value>(
    prepare: () => Value, react: (prepared: Value, previous: Value | null) => void
  ): void
  export function runOnJS<Words extends unknown[]>(call: (...words: Words) => void): (...words: Words) => void
  export function useReducedMotion(): boolean
  export function useSharedValue<Value>(initial: Value): SharedValue<Value>
  namespace Animated {
    class View extends Native.View {}
    class Text extends Native.Text {}
    class Image extends Native.Image {}
    class ScrollView extends Native.ScrollView {}
    function FlatList<Item>(
      props: Omit<Native.FlatListProps<Item>, 'CellRendererComponent'> & {
        CellRendererComponent?: never; ref?: import('react').Ref<Native.FlatList<any>>
      },
    ): JSX.Element
    function createAnimatedComponent<Component>(component: Component): Component
  }
  export default Animated
}

declare module 'react-native-safe-area-context' {
  export function useSafeAreaInsets(): { top: number; right: number; bottom: number; left: number }
}

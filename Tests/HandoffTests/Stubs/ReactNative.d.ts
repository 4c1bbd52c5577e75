// As much of React, React Native and Reanimated as the code that is handed over names: signatures with nothing behind
// them.

declare namespace JSX {
  interface Element { isElement: true }
  interface ElementClass { props: unknown }
  interface ElementAttributesProperty { props: unknown }
  interface ElementChildrenAttribute { children: unknown }
  interface IntrinsicAttributes { key?: number | string }
  interface IntrinsicClassAttributes<Component> { ref?: { current: Component | null } }
}

declare function require(path: string): number

declare module 'react' {
  export type ReactNode = JSX.Element | string | number | boolean | null | undefined | ReactNode[]
}

declare module 'react-native' {
  import type { ReactNode } from 'react'
  export type ImageSourcePropType = number | { uri: string }
  type Length = number | `${number}%`
  type Transform = { translateX: number } | { translateY: number } | { scale: number }
  export type Style = {
    position?: 'absolute' | 'relative'; left?: Length; top?: Length; right?: Length; bottom?: Length
    width?: Length; height?: Length; zIndex?: number; overflow?: 'hidden' | 'visible'; opacity?: number
    backgroundColor?: string; borderWidth?: number; borderColor?: string; pointerEvents?: 'none' | 'box-none'
    flex?: number; flexDirection?: 'row'; justifyContent?: 'center'; gap?: number; padding?: number
    marginHorizontal?: number; marginVertical?: number; experimental_backgroundImage?: string; borderRadius?: number; boxShadow?: string
    fontSize?: number; lineHeight?: number; fontWeight?: '400' | '500' | '600' | '700'; color?: string; textAlign?: 'left' | 'center' | 'right'
    alignItems?: 'center' | 'flex-end'; paddingHorizontal?: number; paddingVertical?: number; transformOrigin?: string
    transform?: Transform[]
  }
  export type StyleProp = Style | StyleProp[]
  type Common = { style?: StyleProp; children?: ReactNode }
  export class View { props: Common & { needsOffscreenAlphaCompositing?: boolean } }
  export class Text { props: Common }
  export class Image {
    props: Common & { source?: ImageSourcePropType; resizeMode?: 'cover' | 'stretch'; blurRadius?: number }
  }
  export class ScrollView {
    props: Common & {
      horizontal?: boolean; scrollEventThrottle?: number; snapToInterval?: number; pagingEnabled?: boolean
      decelerationRate?: 'fast' | 'normal' | number; bounces?: boolean; contentContainerStyle?: StyleProp
      snapToOffsets?: number[]; snapToAlignment?: 'start' | 'center'; overScrollMode?: 'never'
      showsVerticalScrollIndicator?: boolean; showsHorizontalScrollIndicator?: boolean; refreshControl?: JSX.Element
      stickyHeaderIndices?: number[]; snapToEnd?: boolean
    }
  }
  export const StyleSheet: { absoluteFill: Style; create<Styles>(styles: Styles): Styles }
  export function useWindowDimensions(): { width: number; height: number }
}

declare module 'react-native-reanimated' {
  import * as Native from 'react-native'
  export type SharedValue<Value> = { value: Value }
  export function useAnimatedRef<Component>(): { current: Component | null }
  export function useAnimatedStyle(style: () => Native.Style): Native.Style
  export function useReducedMotion(): boolean
  export function useScrollViewOffset(scroller: { current: unknown }): SharedValue<number>
  namespace Animated {
    class View extends Native.View {}
    class Text extends Native.Text {}
    class Image extends Native.Image {}
    class ScrollView extends Native.ScrollView {}
  }
  export default Animated
}

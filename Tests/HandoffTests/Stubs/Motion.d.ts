// As much of React and Motion as the code that is handed over names, by their published types: signatures with nothing
// behind them.

declare namespace JSX {
  interface Element { isElement: true }
  interface ElementChildrenAttribute { children: unknown }
  interface IntrinsicAttributes { key?: number | string }
  interface IntrinsicElements {
    div: import('react').Common<import('react').CSSProperties>
    h1: import('react').Common<import('react').CSSProperties>
    img: import('react').Picture<import('react').CSSProperties>
  }
}

type Said = 'scroll' | 'scrollend' | 'resize'
interface EventTarget {
  addEventListener(name: Said, heard: (event: Event) => void, options?: { passive?: boolean; capture?: boolean }): void
  removeEventListener(name: Said, heard: (event: Event) => void, options?: { capture?: boolean }): void
}
declare const window: EventTarget & {
  readonly innerHeight: number; readonly scrollY: number; matchMedia(query: string): MediaQueryList
}
interface MediaQueryList {
  readonly matches: boolean
  addEventListener(name: 'change', heard: () => void): void
  removeEventListener(name: 'change', heard: () => void): void
}
interface Event { readonly target: EventTarget | null }
interface Document extends EventTarget { readonly documentElement: HTMLElement }
declare const document: Document
interface HTMLElement extends EventTarget {
  readonly parentElement: HTMLElement | null; readonly scrollHeight: number
  contains(other: HTMLElement): boolean
  readonly clientWidth: number; readonly clientHeight: number; readonly scrollTop: number
  getBoundingClientRect(): { top: number }
}
declare function getComputedStyle(element: HTMLElement): { direction: string; getPropertyValue(name: string): string }
interface HTMLDivElement extends HTMLElement { align: string }
declare class ResizeObserver {
  constructor(callback: () => void)
  observe(target: HTMLElement): void
  disconnect(): void
}

declare module 'react' {
  export type ReactNode = JSX.Element | string | number | boolean | null | undefined | ReactNode[]
  export interface RefObject<T> { current: T }
  export type Ref<T> = RefObject<T | null> | ((instance: T | null) => void) | null
  export function useRef<T>(initial: T): RefObject<T>
  export function useRef<T>(initial: T | null): RefObject<T | null>
  export function useCallback<Call>(call: Call, deps: readonly unknown[]): Call
  export function useState<T>(initial: T): [T, (value: T) => void]
  export function useEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void
  export function useLayoutEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void
  export function useSyncExternalStore<Snapshot>(
    subscribe: (changed: () => void) => () => void, read: () => Snapshot, readOnServer?: () => Snapshot
  ): Snapshot
  type Length = number | string
  export interface CSSProperties {
    position?: 'absolute' | 'relative' | 'sticky'; insetInline?: string; minHeight?: Length; textOverflow?: 'ellipsis'; clipPath?: string; inset?: Length; top?: Length; left?: Length; width?: Length
    height?: Length | undefined; bottom?: Length; maxWidth?: Length; zIndex?: number; margin?: Length; padding?: Length; gap?: Length
    display?: 'flex' | 'block'; flex?: number | 'none'; flexDirection?: 'column'; alignItems?: 'center' | 'flex-end'
    overflow?: 'hidden' | 'auto' | 'clip'; marginBottom?: Length; overflowX?: 'auto' | 'clip'; overflowY?: 'auto'; overscrollBehavior?: 'none'
    scrollSnapType?: string; scrollSnapAlign?: 'start' | 'center'; direction?: 'ltr' | 'rtl'; aspectRatio?: number | undefined; translate?: string; containerType?: 'size' | 'inline-size'; transform?: string; boxSizing?: 'border-box'
    objectFit?: 'cover' | 'contain'; objectPosition?: string; opacity?: number; filter?: string; color?: string; background?: string
    border?: string; borderRadius?: Length; mixBlendMode?: 'multiply' | 'screen' | 'overlay'; fontFamily?: string; letterSpacing?: string; boxShadow?: string; pointerEvents?: 'none' | 'auto'; whiteSpace?: 'nowrap' | 'pre' | 'pre-line'
    fontSize?: Length; fontWeight?: number; lineHeight?: Length; textShadow?: string; textAlign?: 'left' | 'center' | 'right'
  }
  export interface Common<Style> {
    key?: number | string; className?: string | undefined; style?: Style; children?: ReactNode; ref?: Ref<HTMLDivElement> | undefined; 'aria-hidden'?: boolean
  }
  export interface Picture<Style> { key?: number | string; style?: Style; src?: string; alt?: string; loading?: 'lazy'; decoding?: 'async' }
}

declare module 'motion/react' {
  import type { Common, CSSProperties, Picture, RefObject } from 'react'
  export class MotionValue<Value> {
    get(): Value; set(value: Value): void; stop(): void; on(event: 'change', heard: (value: Value) => void): () => void
  }
  type FrameData = { delta: number; timestamp: number; isProcessing: boolean }
  export const frame: { update(step: (data: FrameData) => void, keepsAlive?: boolean): void }
  export function cancelFrame(step: (data: FrameData) => void): void
  type Moved<Style> = { [Key in keyof Style]?: Style[Key] | MotionValue<number> | MotionValue<string> }
  export type MotionStyle = Moved<CSSProperties & { x?: number | string; y?: number | string; scale?: number; rotate?: number; originX?: number | string; originY?: number | string }>
  export const motion: {
    div(props: Common<MotionStyle>): JSX.Element
    h1(props: Common<MotionStyle>): JSX.Element
    img(props: Picture<MotionStyle>): JSX.Element
  }
  type Edge = 'start' | 'center' | 'end'
  type ScrollOffset = (`${Edge} ${Edge}` | [number, number])[]
  export function useScroll(options?: {
    container?: RefObject<HTMLElement | null>; target?: RefObject<HTMLElement | null>; offset?: ScrollOffset
  }): {
    scrollX: MotionValue<number>; scrollY: MotionValue<number>
    scrollXProgress: MotionValue<number>; scrollYProgress: MotionValue<number>
  }
  type Ease = (p: number) => number
  export function transform<Output>(
    value: number, inputRange: number[], outputRange: Output[], options?: { clamp?: boolean; ease?: Ease | Ease[] | undefined }
  ): Output
  export function animate(
    value: MotionValue<number>, keyframes: number, options?: { duration?: number; ease?: [number, number, number, number] }
  ): unknown
  export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (p: number) => number
  export function useMotionValue<Value>(value: Value): MotionValue<Value>
  export function useTransform<Output>(transformer: () => Output): MotionValue<Output>
  export function useTransform<Output>(
    value: MotionValue<number>, inputRange: number[], outputRange: Output[], options?: { clamp?: boolean; ease?: Ease | Ease[] }
  ): MotionValue<Output>
  export function useMotionValueEvent<Value>(value: MotionValue<Value>, event: 'change', heard: (value: Value) => void): void
}

export function NAME__({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const { width } = useBox(list)
  const still = useReducedMotion() ?? false
  const { scrollY } = useScroll({ container: list })
  // Pulled down, which Safari tells of, it begins at the edge of the screen.
  const y = useTransform(() => Math.min(0, scrollY.get()))
  const visible = useTransform(() => Math.max(minHeight, height - scrollY.get()))
  //: if bar
  const at = () => barPlace(scrollY.get())
  //: use bar-values
  //: end
  //: use list
}
//: if bar

/** s: from rest, negative while the list is pulled down. */
export function barPlace(s: number) {
  const visible = Math.max(minHeight, height - s)
  //: lines barSteps
  //: if barIsSmall
  return { visible, shown }
  //: else
  return { visible, shown, zoom, drop }
  //: end
}
//: end

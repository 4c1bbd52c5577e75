//: row 100
type NAME__CardProps = {
  i: number; isNear: boolean; source: string; scrolled: MotionValue<number>; reduceMotion: boolean;
  focus?: NAME__Focus;  //: if focusPoints
  effect: NAME__Style; children?: ReactNode
}
//: end

/** A card that stops near the top, and rises, shrinks and darkens under the next cards. */
//: if focusPoints
function NAME__Card({ i, isNear, source, scrolled, reduceMotion, focus, effect, children }: NAME__CardProps) {
//: else
function NAME__Card({ i, isNear, source, scrolled, reduceMotion, effect, children }: NAME__CardProps) {
//: end
  const { cardHeight, gap, top, radius } = effect
  const place = useTransform(() => placeNAME__(reduceMotion ? 0 : scrolled.get(), i, effect))
  const y = useTransform(() => -place.get().rise)
  const scale = useTransform(() => place.get().size)
  const opacity = useTransform(() => place.get().opacity)
  const shade = useTransform(() => place.get().shade)
  return (
    //: row 100
    <div
      style={{
        position: reduceMotion ? 'relative' : 'sticky',
        top: reduceMotion ? 0 : top,
        height: cardHeight,
        marginBottom: gap,
      }}
    >
    //: end
      {isNear && (
        //: row 100
        <motion.div
          style={{
            position: 'relative',
            height: '100%',
            overflow: 'hidden',
            borderRadius: radius,
            originX: 0.5,
            originY: 0,
            y,
            scale,
            opacity,
          }}
        >
        //: end
          {/*: row 100 */}
          <img
            src={source} alt="" decoding="async"
            style={{
              display: 'block', width: '100%', height: '100%', objectFit: 'cover',
              ...focus,  //: if focusPoints
            }}
          />
          {/*: end */}
          {children}
          <motion.div style={{ position: 'absolute', inset: 0, background: '#000', opacity: shade, pointerEvents: 'none' }} />
        </motion.div>
      )}
    </div>
  )
}

//: row 100
type NAME__Props = {
  count: number; picture: (card: number) => string;
  focus?: (card: number) => NAME__Focus | undefined;  //: if focusPoints
  words?: (card: number) => ReactNode;
  /** Whether the page scrolls. Otherwise the effect scrolls in a box with a height. */
  isPage?: boolean; className?: string; effect?: NAME__Style
}
//: end

/** Cards that stop near the top of the list, each on top of the earlier cards. */
//: row 100
export function NAME__({
  count, picture,
  focus,  //: if focusPoints
  words, isPage = false, className, effect = NAME__Defaults
}: NAME__Props) {
//: end
  const list = useRef<HTMLDivElement>(null)
  const { scrollY: scrolled, screen } = useNAME__Scroll(list, isPage)
  const reduceMotion = useNAME__ReducedMotion()
  const { cardHeight, gap, top, margin, visible } = effect
  const pitch = cardHeight + gap
  const full = isPage ? '100dvh' : '100%'  // the height of the scroller
  const cards = Array.from({ length: count }, (_, i) => i)
  // Cards are created near the screen: cards still visible below later cards, and the next cards.
  const [first, setFirst] = useState(0)
  useMotionValueEvent(scrolled, 'change', (s) => setFirst(Math.max(0, Math.floor(s / pitch))))
  const last = first + Math.ceil(screen / pitch) + 1
  return (
    //: row 100
    <div
      ref={list} className={className}
      style={{
        position: 'relative', ...(isPage ? {} : { height: '100%', overflowY: 'auto' }),
        scrollSnapType: 'y mandatory',  //: if snapsToItems
        //: use physics
      }}
    >
    //: end
      {/* The last card rests at the first card's place. */}
      <div style={{ position: 'relative', height: `calc(${full} + ${Math.max(0, count - 1) * pitch}px)`, overflow: 'clip' }}>
        {/*: if snapsToItems */}
        {cards.map((i) => (
          <div key={i} style={{ position: 'absolute', top: i * pitch, height: 1, scrollSnapAlign: 'start' }} />
        ))}
        {/*: end */}
        <div style={{ padding: `${top}px ${margin}px 100vh` }}>
          {cards.map((i) => (
            //: row 100
            <NAME__Card
              key={i}
              i={i}
              isNear={i >= first - visible - 1 && i <= last}
              source={picture(i)}
              scrolled={scrolled}
              reduceMotion={reduceMotion}
              focus={focus?.(i)}  //: if focusPoints
              effect={effect}
            >
            //: end
              {words?.(i)}
            </NAME__Card>
          ))}
        </div>
      </div>
    </div>
  )
}

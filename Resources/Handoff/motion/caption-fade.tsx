//: row 100
type NAME__CaptionProps = {
  album: number; scrolled: MotionValue<number>; screen: number; effect: NAME__Style; children: ReactNode
}
//: end

/** The text below a cover, while the cover is in the middle. */
function NAME__Caption({ album, scrolled, screen, effect, children }: NAME__CaptionProps) {
  const { cellWidth, cover, pitch } = effect
  const opacity = useTransform(() => captionOfNAME__((screen - cellWidth) / 2 + album * pitch - scrolled.get(), screen, effect))
  return (
    <motion.div
      style={{
        position: 'absolute', top: cover + CAPTION_GAP__, left: '50%', translate: '-50% 0',
        width: `min(100cqw - 32px, ${Math.max(cellWidth, cover)}px)`, textAlign: 'center', opacity,
      }}
    >
      {children}
    </motion.div>
  )
}

//: row 100
type NAME__CoverProps = {
  source: string; album: number; scrolled: MotionValue<number>;
  //: if focusPoints
  focus?: NAME__Focus;
  //: end
  effect: NAME__Style
}
//: end

/** The backdrop: the blurred cover of the album in the middle. The next album's cover fades in on top. */
//: if focusPoints
function NAME__Cover({ source, album, scrolled, focus, effect }: NAME__CoverProps) {
//: else
function NAME__Cover({ source, album, scrolled, effect }: NAME__CoverProps) {
//: end
  const opacity = useTransform(() => coverOfNAME__(scrolled.get(), album, effect))
  return (
    //: row 100
    <motion.img
      src={source} alt=""
      style={{
        //: row
        position: 'absolute', width: '100%', height: '100%',
        //: if focusPoints
        ...focus,
        //: end
        objectFit: 'cover',
        //: end
        opacity,
      }}
    />
    //: end
  )
}

//: row 100
type NAME__CoverProps = {
  source: string; album: number; scrolled: MotionValue<number>;
  focus?: NAME__Focus;  //: if focusPoints
  effect: NAME__Style
}
//: end

/** The backdrop: the blurred cover of the album in the middle. The next album's cover fades in on top. */
function NAME__Cover({ source, album, scrolled, focus, effect }: NAME__CoverProps) {  //: if focusPoints
function NAME__Cover({ source, album, scrolled, effect }: NAME__CoverProps) {  //: else
  const opacity = useTransform(() => coverOfNAME__(scrolled.get(), album, effect))
  return (
    //: row 100
    <motion.img
      src={source} alt=""
      //: row
      style={{
        position: 'absolute', width: '100%', height: '100%',
        ...focus,  //: if focusPoints
        objectFit: 'cover',
        opacity,
      }}
      //: end
    />
    //: end
  )
}

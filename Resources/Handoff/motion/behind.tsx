/** How much of the cover of an album is seen over those before it. s: scrolled from the first one. */
export function behind(s: number, album: number) {
  //: lines behindSteps
  return shown
}

/** The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it. */
function Behind({ albums, scrolled }: { albums: string[]; scrolled: MotionValue<number> }) {
  return (
    <div style={{ position: 'absolute', inset: 0, overflow: 'hidden', opacity: coverBehind }}>
      {albums.map((source, album) => <Cover key={album} source={source} album={album} scrolled={scrolled} />)}
    </div>
  )
}

function Cover({ source, album, scrolled }: { source: string; album: number; scrolled: MotionValue<number> }) {
  const opacity = useTransform(() => behind(scrolled.get(), album))
  return (
    //: row
    <motion.img
      src={source} alt=""
      style={{
        position: 'absolute', width: '100%', height: '100%', objectFit: 'cover',
        //: if focusPoints
        objectPosition: focused(album),
        //: end
        filter: 'blur(calc(BLUR__ * 100vmin))', opacity,
      }}
    />
    //: end
  )
}

// The header is in front of the rows and stays after the last row.
return (
  //: row 100
  <div
    ref={list} className={className}
    style={{
      position: 'relative', ...(isPage ? {} : { height: '100%', overflowY: 'auto' }),
      ['--safe-top' as string]: 'env(safe-area-inset-top, 0px)',  //: if isBelowSafeArea
      //: use physics
    }}
  >
  //: end
    {/*: row 140 */}
    {/*: if hidesHeader */}
    <motion.div
      ref={bar}
    {/*: else */}
    <div
    {/*: end */}
      style={{
        position: 'sticky',
        top: -rest.collapse, aspectRatio: effect.aspect,  //: if header
        top: low - height, height,  //: else
        zIndex: 1,
        overflowX: 'clip', clipPath: 'inset(-100vh 0 0)',  //: if not header
        overflowX: 'clip', clipPath: `inset(-100vh 0 ${-overhang}px)`,  //: else if isUnbounded
        overflow: 'clip',  //: else if rides
        overflowX: 'clip', clipPath: 'inset(-100vh 0 0)',  //: else
        y: barY,  //: if hidesHeader
      }}
    >
    {/*: end */}
    {/*: if header */}
      {/*: row 100 */}
      <motion.img
        src={source} alt="" decoding="async"
        style={{
          position: 'absolute',
          //: if hasOwnPicture
          top: `${100 * rest.top / rest.restHeight}%`,
          left: `${50 * (1 - rest.wide / width)}%`,
          width: `${100 * rest.wide / width}%`,
          height: `${100 * rest.drawn / rest.restHeight}%`,
          maxWidth: 'none',
          //: else
          inset: 0, width: '100%', height: '100%',
          //: end
          objectFit: 'cover',
          ...focus,  //: if focusPoints
          y: pictureY,
          scale: pictureScale, originY: 0,  //: if isDrawn
        }}
      />
      {/*: end */}
    {/*: else */}
      {/*: row 100 */}
      <motion.div
        style={{
          position: 'absolute', inset: 0,
          containerType: 'size',  //: if hasCovers
          y: shift,
        }}
      >
      {/*: end */}
        {layers.map((layer, index) => (
          //: row 100
          <NAME__LayerView
            key={index}
            layer={layer}
            scrolled={scrollY}
            //: if collapses
            grown={grown}
            effect={effect}
            //: end
            reduceMotion={reduceMotion}
          />
          //: end
        ))}
      </motion.div>
    {/*: end */}
      {/*: use bar */}  {/*: if bar */}
    </motion.div>  {/*: if hidesHeader */}
    </div>  {/*: else */}
    {children}
  </div>
)

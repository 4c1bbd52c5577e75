// The header is in front of the rows and stays after the last row.
return (
  //: row 100
  <div
    ref={list} className={className}
    style={{
      position: 'relative', ...(isPage ? {} : { height: '100%', overflowY: 'auto' }),
      //: if isBelowSafeArea
      ['--safe-top' as string]: 'env(safe-area-inset-top, 0px)',
      //: end
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
        //: if header
        top: -rest.collapse, aspectRatio: effect.aspect,
        //: else
        top: low - height, height,
        //: end
        zIndex: 1,
        //: if not header
        overflowX: 'clip', clipPath: 'inset(-100vh 0 0)',
        //: else if isUnbounded
        overflowX: 'clip', clipPath: `inset(-100vh 0 ${-overhang}px)`,
        //: else if rides
        overflow: 'clip',
        //: else
        overflowX: 'clip', clipPath: 'inset(-100vh 0 0)',
        //: end
        //: if hidesHeader
        y: barY,
        //: end
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
          //: if focusPoints
          ...focus,
          //: end
          y: pictureY,
          //: if isDrawn
          scale: pictureScale, originY: 0,
          //: end
        }}
      />
      {/*: end */}
    {/*: else */}
      {/*: row 100 */}
      <motion.div
        style={{
          position: 'absolute', inset: 0,
          //: if hasCovers
          containerType: 'size',
          //: end
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
      {/*: if bar */}
      {/*: use bar */}
      {/*: end */}
    {/*: if hidesHeader */}
    </motion.div>
    {/*: else */}
    </div>
    {/*: end */}
    {children}
  </div>
)

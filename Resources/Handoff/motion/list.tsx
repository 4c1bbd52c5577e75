// The header is in front of the rows and stays after the last row. With reduced motion it scrolls until it is a bar.
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
    {/*: if header */}
    {/*: row 100 */}
    <motion.div
      style={{
        position: 'sticky',
        top: reduceMotion ? -rest.collapse : 0,
        aspectRatio: effect.aspect,
        zIndex: 1,
        y,
        clipPath,
      }}
    >
    {/*: end */}
      {/*: row 100 */}
      <motion.img
        src={source} alt="" decoding="async"
        style={{
          //: if hasOwnPicture
          position: 'absolute', top: 0, left: (width - rest.wide) / 2,
          width: rest.wide || '100%', height: rest.drawn || '100%',
          maxWidth: 'none', objectFit: 'cover',
          //: else
          position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover',
          //: end
          //: if focusPoints
          ...focus,
          //: end
          y: pictureY, scale: pictureScale, originX: 0.5, originY: 0,
        }}
      />
      {/*: end */}
    {/*: else */}
    <motion.div style={{ position: 'sticky', top: 0, height, zIndex: 1, y, clipPath }}>
      {layers.map((layer, index) => (
        //: row 100
        <NAME__LayerView
          key={index}
          layer={layer}
          scrolled={scrollY}
          reduceMotion={reduceMotion}
          screen={{ width, height }}
          effect={effect}
        />
        //: end
      ))}
    {/*: end */}
      {/*: if bar */}
      {/*: use bar */}
      {/*: end */}
    </motion.div>
    {children}
  </div>
)

return (
  //: row
  <div
    ref={list}
    style={{
      position: 'relative', height: '100%', overflowY: 'auto',
      //: use physics
    }}
  >
  //: end
    {/* Over the rows, and not taken away with them; with less motion it goes along until it is a bar. */}
    {/*: if header */}
    <div style={{ position: 'sticky', top: still ? low - h0 : 0, height: h0, zIndex: 1, pointerEvents: 'none' }}>
    {/*: else */}
    <div style={{ position: 'sticky', top: 0, height, zIndex: 1, pointerEvents: 'none' }}>
    {/*: end */}
      {/*: if header */}
      <motion.div style={{ position: 'absolute', width: '100%', overflow: 'hidden', pointerEvents: 'auto', y, height }}>
        {/*: row */}
        <motion.img
          src={source} alt=""
          //: if focusPoints
          style={{ position: 'absolute', maxWidth: 'none', objectFit: 'cover', objectPosition: focused(0), left, width: wide, height: drawn, y: top }}
          //: else
          style={{ position: 'absolute', maxWidth: 'none', objectFit: 'cover', left, width: wide, height: drawn, y: top }}
          //: end
        />
        {/*: end */}
      {/*: else */}
      <motion.div style={{ position: 'absolute', width: '100%', overflow: 'hidden', pointerEvents: 'auto', y, height: visible }}>
        {layers.map((layer, i) => (
          <Layer key={i} layer={layer} scrolled={scrollY} still={still} screen={{ width, height }} />
        ))}
      {/*: end */}
        {/*: if bar */}
        {/*: use bar */}
        {/*: end */}
      </motion.div>
    </div>
    {children}
  </div>
)

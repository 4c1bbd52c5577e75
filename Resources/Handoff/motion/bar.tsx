{/*: row 112 */}
<motion.div
  style={{
    position: 'absolute',
    //: if header
    inset: `0 0 ${-overhang}px`,  //: if isUnbounded
    inset: 0,  //: else
    //: else
    inset: 0,
    //: end
    background: '#1c1c1e',  //: if isDark
    background: '#f9f9fb',  //: else
    opacity: ground,
  }}
/>
{/*: end */}
{/*: row 100 */}
<motion.h1
  style={{
    position: 'absolute',
    //: if barIsSmall
    top: low - BAR_TITLE_DROP__ - HALF_TITLE_LINE__,
    //: else
    //: if header
    bottom: TITLE_BOTTOM__ - overhang,  //: if isUnbounded
    bottom: TITLE_BOTTOM__,  //: else
    //: else
    bottom: TITLE_BOTTOM__,
    //: end
    //: end
    insetInline: 'TITLE_START__px 16px',
    margin: 0,
    fontSize: 'min(TITLE_SIZE__rem / 16, TITLE_LINE__px)',
    lineHeight: 'TITLE_LINE__px',
    fontWeight: 700, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis',
    //: if barIsSmall
    color: '#ffffff', opacity: ground,  //: if isDark
    color: '#1c1c1e', opacity: ground,  //: else
    y: shift, scale: TITLE_ZOOM__,
    //: else
    color: '#ffffff', textShadow: SHADOW,  //: if isDark
    color: titleColor, textShadow: titleShadow,  //: else
    x: titleX,  //: if titleShift
    y: titleY, scale: titleScale,
    //: end
    originX: isRightToLeft ? 1 : 0,
  }}
>
{/*: end */}
  {title}
</motion.h1>

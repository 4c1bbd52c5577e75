{/*: row 112 */}
<motion.div
  style={{
    position: 'absolute',
    //: if header
    //: if isUnbounded
    inset: `0 0 ${-overhang}px`,
    //: else
    inset: 0,
    //: end
    //: else
    inset: 0,
    //: end
    //: if isDark
    background: '#1c1c1e',
    //: else
    background: '#f9f9fb',
    //: end
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
    //: if isUnbounded
    bottom: TITLE_BOTTOM__ - overhang,
    //: else
    bottom: TITLE_BOTTOM__,
    //: end
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
    //: if isDark
    color: '#ffffff', opacity: ground,
    //: else
    color: '#1c1c1e', opacity: ground,
    //: end
    y: shift, scale: TITLE_ZOOM__,
    //: else
    //: if isDark
    color: '#ffffff', textShadow: SHADOW,
    //: else
    color: titleColor, textShadow: titleShadow,
    //: end
    //: if titleShift
    x: titleX,
    //: end
    y: titleY, scale: titleScale,
    //: end
    originX: isRightToLeft ? 1 : 0,
  }}
>
{/*: end */}
  {title}
</motion.h1>

{/*: if isDark */}
<motion.div style={{ position: 'absolute', inset: '0 0 -100vh', background: '#1c1c1e', opacity: ground }} />
{/*: else */}
<motion.div style={{ position: 'absolute', inset: '0 0 -100vh', background: '#f9f9fb', opacity: ground }} />
{/*: end */}
{/*: row 100 */}
<motion.h1
  style={{
    position: 'absolute',
    top: 0,
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
    //: else if isDark
    color: '#ffffff', textShadow: SHADOW,
    //: else
    color: titleColor, textShadow: titleShadow,
    //: end
    //: if not barIsSmall
    //: if titleShift
    x: titleX,
    //: end
    //: end
    y: titleY, scale: titleScale, originX: isRightToLeft ? 1 : 0,
  }}
>
{/*: end */}
  {title}
</motion.h1>

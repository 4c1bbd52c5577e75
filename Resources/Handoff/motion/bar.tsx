{/*: if isDark */}
<motion.div style={{ position: 'absolute', inset: 0, background: '#1c1c1e', opacity: ground }} />
{/*: else */}
<motion.div style={{ position: 'absolute', inset: 0, background: '#f9f9fb', opacity: ground }} />
{/*: end */}
<motion.span style={{ ...title, color: '#fff', opacity: onPicture }}>{'BAR_TITLE__'}</motion.span>
{/*: if isDark */}
<motion.span aria-hidden style={{ ...title, color: '#fff', opacity: ground }}>{'BAR_TITLE__'}</motion.span>
{/*: else */}
<motion.span aria-hidden style={{ ...title, color: '#1c1c1e', opacity: ground }}>{'BAR_TITLE__'}</motion.span>
{/*: end */}

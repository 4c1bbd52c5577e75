{/*: if isDark */}
<Animated.View style={[{ position: 'absolute', width, top: 0, bottom: 0, backgroundColor: '#1c1c1e' }, ground]} />
{/*: else */}
<Animated.View style={[{ position: 'absolute', width, top: 0, bottom: 0, backgroundColor: '#f9f9fb' }, ground]} />
{/*: end */}
<Animated.Text style={[{ position: 'absolute', left: TITLE_START__, fontSize: TITLE_SIZE__, lineHeight: TITLE_LINE__, fontWeight: '700', color: '#fff', transformOrigin: 'left' }, onPicture]}>
  {'BAR_TITLE__'}
</Animated.Text>
{/*: if isDark */}
<Animated.Text style={[{ position: 'absolute', left: TITLE_START__, fontSize: TITLE_SIZE__, lineHeight: TITLE_LINE__, fontWeight: '700', color: '#fff', transformOrigin: 'left' }, onBar]}>
{/*: else */}
<Animated.Text style={[{ position: 'absolute', left: TITLE_START__, fontSize: TITLE_SIZE__, lineHeight: TITLE_LINE__, fontWeight: '700', color: '#1c1c1e', transformOrigin: 'left' }, onBar]}>
{/*: end */}
  {'BAR_TITLE__'}
</Animated.Text>

<Animated.View style={[StyleSheet.absoluteFill, { backgroundColor: barColor }, ground]} />
{/*: row 100 */}
<Animated.Text
  accessibilityRole="header" numberOfLines={1} maxFontSizeMultiplier={1.2}
  style={[
    {
      position: 'absolute',
      start: TITLE_START__,
      end: 16,
      bottom: TITLE_BOTTOM__,
      fontSize: TITLE_SIZE__,
      lineHeight: TITLE_LINE__,
      fontWeight: '700',
      //: if barIsSmall
      color: '#ffffff',  //: if isDark
      color: barTextColor,  //: else
      //: else
      color: '#ffffff',
      textShadowColor: '#000000',
      textShadowRadius: SHADOW_BLUR__,
      //: end
      transformOrigin: I18nManager.isRTL ? 'right' : 'left',
    },
    heading,
  ]}
>
{/*: end */}
  {title}
</Animated.Text>

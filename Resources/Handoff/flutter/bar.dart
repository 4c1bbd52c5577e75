Positioned.fill(
  //: if barIsSmall
  child: ColoredBox(color: list.barColor.withValues(alpha: place.barOpacity)),
  //: else if isDark
  child: ColoredBox(color: list.barColor.withValues(alpha: place.barOpacity)),
  //: else
  // The status bar's words change with the title's.
  child: AnnotatedRegion<SystemUiOverlayStyle>(
    value: place.barOpacity < INK_SHARE__ ? SystemUiOverlayStyle.light : SystemUiOverlayStyle.dark,
    child: ColoredBox(color: list.barColor.withValues(alpha: place.barOpacity)),
  ),
  //: end
),
PositionedDirectional(
  start: TITLE_START__, end: 16, bottom: TITLE_BOTTOM__, height: TITLE_LINE__,
  //: if barIsSmall
  child: Transform.scale(
    scale: TITLE_ZOOM__,
    alignment: AlignmentDirectional.centerStart,
    //: use bar-title
  ),
  //: else
  child: Transform.translate(
    //: if titleShift
    offset: Offset(towardsEnd * TITLE_SHIFT__ * (1 - title.titleScale), TITLE_DROP__ - title.titleRise),
    //: else
    offset: Offset(0, TITLE_DROP__ - title.titleRise),
    //: end
    child: Transform.scale(
      scale: title.titleScale,
      alignment: AlignmentDirectional.centerStart,
      //: use bar-title
    ),
  ),
  //: end
),

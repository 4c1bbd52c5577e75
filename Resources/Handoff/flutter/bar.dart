Positioned.fill(
  //: if isDark
  child: ColoredBox(color: const Color(0xFF1C1C1E).withValues(alpha: place.barOpacity)),
  //: else
  child: ColoredBox(color: const Color(0xFFF9F9FB).withValues(alpha: place.barOpacity)),
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

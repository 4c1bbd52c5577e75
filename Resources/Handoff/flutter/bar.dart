//: if barIsSmall
Positioned.fill(child: ColoredBox(color: list.barColor.withValues(alpha: place.barOpacity))),
//: else if isDark
Positioned.fill(
  child: AnnotatedRegion<SystemUiOverlayStyle>(
    value: SystemUiOverlayStyle.light,
    child: ColoredBox(color: list.barColor.withValues(alpha: place.barOpacity)),
  ),
),
//: else
Positioned.fill(
  // The status bar's text changes its color with the title.
  child: AnnotatedRegion<SystemUiOverlayStyle>(
    value: isOnBar ? SystemUiOverlayStyle.dark : SystemUiOverlayStyle.light,
    child: ColoredBox(color: list.barColor.withValues(alpha: place.barOpacity)),
  ),
),
//: end
PositionedDirectional(
  start: TITLE_START__, end: 16, bottom: BAR_TITLE_DROP__,  //: if barIsSmall
  start: TITLE_START__ + shift, end: 16 - shift, bottom: title.titleRise,  //: else if titleShift
  start: TITLE_START__, end: 16, bottom: title.titleRise,  //: else
  child: FractionalTranslation(
    // The title is centered there at any text size.
    translation: const Offset(0, 0.5),
    child: Transform.scale(
      scale: TITLE_ZOOM__,  //: if barIsSmall
      scale: title.titleScale,  //: else
      alignment: AlignmentDirectional.centerStart,
      child: Semantics(
        header: true,
        child: Text(
          list.title,
          maxLines: 1,
          overflow: TextOverflow.ellipsis,
          // Enlarged text is at most as tall as its line.
          textScaler: MediaQuery.textScalerOf(context).clamp(maxScaleFactor: 1.25),
          style: TextStyle(
            fontSize: TITLE_SIZE__,
            fontWeight: FontWeight.bold,
            //: if barIsSmall
            color: Colors.white.withValues(alpha: place.barOpacity),  //: if isDark
            color: list.barTextColor.withValues(alpha: place.barOpacity),  //: else
            //: else if isDark
            color: Colors.white,
            shadows: List.filled(2, const Shadow(blurRadius: SHADOW_BLUR__)),
            //: else
            // In one step: a gray in between is unreadable.
            color: isOnBar ? list.barTextColor : Colors.white,
            shadows: List.filled(isOnBar ? 0 : 2, const Shadow(blurRadius: SHADOW_BLUR__)),
            //: end
          ),
        ),
      ),
    ),
  ),
),

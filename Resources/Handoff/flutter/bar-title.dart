// A size that a person has enlarged stays centered on its line.
child: OverflowBox(
  maxHeight: double.infinity,
  alignment: AlignmentDirectional.centerStart,
  child: Semantics(
    header: true,
    child: Text(
      list.title,
      maxLines: 1,
      overflow: TextOverflow.ellipsis,
      //: if barIsSmall
      //: if isDark
      style: TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: Colors.white.withValues(alpha: place.barOpacity)),
      //: else
      style: TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: list.barTextColor.withValues(alpha: place.barOpacity)),
      //: end
      //: else if isDark
      style: TextStyle(
        fontSize: TITLE_SIZE__,
        fontWeight: FontWeight.bold,
        color: Colors.white,
        shadows: [
          for (var i = 0; i < 2; i++)
            Shadow(color: Colors.black.withValues(alpha: SHADOW_OPACITY__), blurRadius: SHADOW_BLUR__),
        ],
      ),
      //: else
      // In one step: a gray between them could not be read.
      style: TextStyle(
        fontSize: TITLE_SIZE__,
        fontWeight: FontWeight.bold,
        color: place.barOpacity < INK_SHARE__ ? Colors.white : list.barTextColor,
        shadows: [
          for (var i = 0; place.barOpacity < INK_SHARE__ && i < 2; i++)
            Shadow(color: Colors.black.withValues(alpha: SHADOW_OPACITY__), blurRadius: SHADOW_BLUR__),
        ],
      ),
      //: end
    ),
  ),
),

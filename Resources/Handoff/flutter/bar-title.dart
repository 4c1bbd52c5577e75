// A size that a person has enlarged stays centred on its line.
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
      style: TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: Colors.black.withValues(alpha: place.barOpacity)),
      //: end
      //: else if isDark
      style: const TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: Colors.white),
      //: else
      style: TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: Color.lerp(Colors.white, Colors.black, place.barOpacity)),
      //: end
    ),
  ),
),

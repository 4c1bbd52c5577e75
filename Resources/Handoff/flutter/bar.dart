Positioned.fill(
  //: if isDark
  child: ColoredBox(color: const Color(0xFF1C1C1E).withOpacity(shown)),
  //: else
  child: ColoredBox(color: const Color(0xFFF9F9FB).withOpacity(shown)),
  //: end
),
Positioned(
  //: if barIsSmall
  left: TITLE_START__, bottom: BAR_TITLE_DROP__ - TITLE_LINE__ / 2, height: TITLE_LINE__,
  child: Transform.scale(
    scale: TITLE_ZOOM__, alignment: Alignment.centerLeft,
  //: else
  //: if titleShift
  left: TITLE_START__ + TITLE_SHIFT__ * (1 - zoom), bottom: drop - TITLE_LINE__ / 2, height: TITLE_LINE__,
  //: else
  left: TITLE_START__, bottom: drop - TITLE_LINE__ / 2, height: TITLE_LINE__,
  //: end
  child: Transform.scale(
    scale: zoom, alignment: Alignment.centerLeft,
  //: end
    child: Text('BAR_TITLE__',
        //: if barIsSmall
        //: if isDark
        style: TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: Colors.white.withOpacity(shown))),
        //: else
        style: TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: Colors.black.withOpacity(shown))),
        //: end
        //: else if isDark
        style: TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: Colors.white)),
        //: else
        style: TextStyle(fontSize: TITLE_SIZE__, fontWeight: FontWeight.bold, color: Color.lerp(Colors.white, Colors.black, shown))),
        //: end
  ),
),

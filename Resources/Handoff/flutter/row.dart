return Container(
  // Enlarged text makes the row taller.
  constraints: BoxConstraints(minHeight: item.height - 8),  //: if areCards
  constraints: BoxConstraints(minHeight: item.height),  //: else
  margin: const EdgeInsets.symmetric(horizontal: 12, vertical: 4),  //: if areCards
  padding: const EdgeInsets.symmetric(horizontal: 16),
  decoration: BoxDecoration(
    color: const Color(0xFF1C1C1E),  //: if isDark
    color: Colors.white,  //: else
    borderRadius: BorderRadius.circular(14),  //: if areCards
  ),
  child: Row(children: [
    //: if samplesHaveThumbnail
    if (item.picture.isNotEmpty) ...[
      ClipRRect(
        borderRadius: BorderRadius.circular(8),
        //: if hasWhole
        child: Image.asset(item.picture, width: 48, height: 48, fit: _fitOfNAME__(item.picture), alignment: _focusOfNAME__(item.picture), excludeFromSemantics: true),
        //: else
        child: Image.asset(item.picture, width: 48, height: 48, fit: BoxFit.cover, cacheHeight: 144, excludeFromSemantics: true),
        //: end
      ),
      const SizedBox(width: 12),
    ],
    //: end
    //: if samplesHaveSymbol
    if (item.symbol.isNotEmpty) ...[
      Container(
        width: SIZE30__, height: SIZE30__, alignment: Alignment.center,
        decoration: BoxDecoration(color: const Color(0xFF2F6FDE), borderRadius: BorderRadius.circular(7)),
        child: Text(item.symbol, style: const TextStyle(fontSize: SIZE15__, color: Colors.white, fontWeight: FontWeight.w600)),
      ),
      const SizedBox(width: 12),
    ],
    //: end
    Expanded(
      child: Column(
        mainAxisAlignment: MainAxisAlignment.center,
        crossAxisAlignment: CrossAxisAlignment.start,
        children: [
          //: if isDark
          Text(item.title, style: const TextStyle(fontSize: SIZE17__, color: Colors.white, fontWeight: FontWeight.w500)),
          //: if samplesHaveSubtitle
          if (item.subtitle.isNotEmpty) Text(item.subtitle, style: const TextStyle(fontSize: SIZE14__, color: Color(0xFFA6A6AD), fontWeight: FontWeight.w400)),
          //: end
          //: else
          Text(item.title, style: const TextStyle(fontSize: SIZE17__, color: Color(0xFF1C1C1E), fontWeight: FontWeight.w500)),
          //: if samplesHaveSubtitle
          if (item.subtitle.isNotEmpty) Text(item.subtitle, style: const TextStyle(fontSize: SIZE14__, color: Color(0xFF66666B), fontWeight: FontWeight.w400)),
          //: end
          //: end
        ],
      ),
    ),
    //: if samplesHaveValue
    //: if isDark
    Text(item.value, style: const TextStyle(fontSize: SIZE17__, color: Color(0xFFA6A6AD), fontWeight: FontWeight.w400)),
    //: else
    Text(item.value, style: const TextStyle(fontSize: SIZE17__, color: Color(0xFF66666B), fontWeight: FontWeight.w400)),
    //: end
    //: end
  ]),
);

return Container(
  //: if cards
  padding: const EdgeInsets.all(WORD_MARGIN__),
  //: else
  height: FOOT_HEIGHT__,
  padding: const EdgeInsets.all(10),
  //: end
  //: if scrim
  decoration: BoxDecoration(
    gradient: LinearGradient(
      //: if cards
      begin: Alignment.topCenter, end: Alignment.bottomCenter, stops: const [SCRIM_START__, SCRIM_FULL__],
      //: else
      begin: Alignment.topCenter, end: Alignment.bottomCenter, stops: const [0, 0.5],
      //: end
      colors: [Colors.transparent, Colors.black.withValues(alpha: SCRIM__)],
    ),
  ),
  //: end
  child: Row(crossAxisAlignment: CrossAxisAlignment.end, children: [
    Expanded(
      child: Column(
        mainAxisAlignment: MainAxisAlignment.end,
        crossAxisAlignment: CrossAxisAlignment.start,
        children: [
          Text(
            item.title,
            maxLines: 1,
            style: const TextStyle(fontSize: SIZE19__, color: Colors.white, fontWeight: FontWeight.w600),
          ),
          //: if samplesHaveSubtitle
          if (item.subtitle.isNotEmpty)
            // The picture's height is the same for every text size.
            Flexible(
              child: Text(
                item.subtitle,
                maxLines: 2,
                overflow: TextOverflow.ellipsis,
                style: const TextStyle(fontSize: SIZE14__, color: Colors.white, fontWeight: FontWeight.w500),
              ),
            ),
          //: end
        ],
      ),
    ),
    //: if samplesHaveValue
    Text(item.value, style: const TextStyle(fontSize: SIZE34__, color: Colors.white, fontWeight: FontWeight.w500)),
    //: end
  ]),
);

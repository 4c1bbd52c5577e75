DecoratedBox(
  //: if shadow
  decoration: BoxDecoration(
    borderRadius: BorderRadius.circular(RADIUS__),
    boxShadow: [
      if (i == 0 && fit(index, 0) == BoxFit.cover) // the box would cast the shadow  //: if hasWhole
      if (i == 0)  //: else
        //: row
        BoxShadow(
          color: Colors.black.withValues(alpha: SHADOW__),
          blurRadius: SHADOW_BLUR__,
          offset: const Offset(0, SHADOW_DEPTH__),
        ),
        //: end
    ],
  ),
  //: else
  decoration: const BoxDecoration(),
  //: end
  //: if radius
  child: ClipRRect(
    borderRadius: BorderRadius.circular(RADIUS__),
    //: use layer-child
  ),
  //: else
  //: use layer-child
  //: end
),

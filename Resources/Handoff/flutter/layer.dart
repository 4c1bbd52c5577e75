//: if shadow
DecoratedBox(
  decoration: BoxDecoration(
    borderRadius: BorderRadius.circular(RADIUS__),
    boxShadow: [
      BoxShadow(
        color: Colors.black.withOpacity(i == 0 ? SHADOW__ : 0),
        blurRadius: SHADOW_BLUR__,
        offset: const Offset(0, SHADOW_DEPTH__),
      ),
    ],
  ),
  //: if radius
  child: ClipRRect(
    borderRadius: BorderRadius.circular(RADIUS__),
    //: use layer-child
  ),
  //: else
  //: use layer-child
  //: end
),
//: else if radius
ClipRRect(
  borderRadius: BorderRadius.circular(RADIUS__),
  //: use layer-child
),
//: else if isOutlined
i == 0
    ? Image(image: images.first, fit: BoxFit.cover)
    : DecoratedBox(decoration: BoxDecoration(border: Border.all(color: Colors.white))),
//: else
ColorFiltered(
  //: use layer-shade
),
//: end

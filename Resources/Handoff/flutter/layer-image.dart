child: Image(
  image: ResizeImage(picture(index, i), width: pixels, height: pixels, policy: ResizeImagePolicy.fit),
  fit: fit(index, i),  //: if hasWhole
  fit: BoxFit.cover,  //: else
  alignment: focus(index, i),  //: if focusPoints
  // Deeper layers are darker.
  color: Colors.black.withValues(alpha: 1 - math.max(LEAST_LIGHT__, 1 - SHADE__ * i)),
  colorBlendMode: BlendMode.srcATop,
  excludeFromSemantics: true,
),

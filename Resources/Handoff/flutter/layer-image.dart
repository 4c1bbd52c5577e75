child: Image(
  image: _sizedNAME__(picture(index, i), Size.square(cover), pixelRatio),
  fit: fit(index, i),  //: if hasWhole
  fit: BoxFit.cover,  //: else
  alignment: focus(index, i),  //: if focusPoints
  // Deeper layers are darker.
  color: Colors.black.withValues(alpha: 1 - math.max(LEAST_LIGHT__, 1 - SHADE__ * i)),
  colorBlendMode: BlendMode.srcATop,
  excludeFromSemantics: true,
),

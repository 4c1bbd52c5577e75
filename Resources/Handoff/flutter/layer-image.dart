child: Image(
  image: _sizedNAME__(picture(index, i), Size.square(cover), pixelRatio),
  //: if hasWhole
  fit: fit(index, i),
  //: else
  fit: BoxFit.cover,
  //: end
  //: if focusPoints
  alignment: focus(index, i),
  //: end
  // Deeper layers are darker.
  color: Colors.black.withValues(alpha: 1 - math.max(LEAST_LIGHT__, 1 - SHADE__ * i)),
  colorBlendMode: BlendMode.srcATop,
  excludeFromSemantics: true,
),

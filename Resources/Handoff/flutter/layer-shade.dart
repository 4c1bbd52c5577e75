colorFilter: ColorFilter.mode(Colors.black.withValues(alpha: 1 - _light(i)), BlendMode.srcATop),
//: use layer-image

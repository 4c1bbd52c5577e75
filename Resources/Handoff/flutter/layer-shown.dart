//: if blurs
final sigma = key.blur / math.max(0.001, key.scale);  //: if keysScale
final sigma = key.blur;  //: else
final edges = layer.fills ? TileMode.clamp : TileMode.decal;  //: if hasCovers
const edges = TileMode.decal;  //: else
//: end
//: if reveals
return ClipRect(
  clipper: _NAME__Part(layer, key.reveal),
  clipBehavior: key.reveal < 1 ? Clip.hardEdge : Clip.none,
  //: if blurs
  child: ImageFiltered(
    enabled: key.blur > 0,
    imageFilter: ImageFilter.blur(sigmaX: sigma, sigmaY: sigma, tileMode: edges),
    child: face,
  ),
  //: else
  child: face,
  //: end
);
//: else
return ImageFiltered(
  enabled: key.blur > 0,
  imageFilter: ImageFilter.blur(sigmaX: sigma, sigmaY: sigma, tileMode: edges),
  child: face,
);
//: end

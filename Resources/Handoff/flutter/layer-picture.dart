/// A shape, or a picture with its corners and its shadow.
Widget _picture(NAME__Layer layer, ImageProvider Function(String name) picture) {
  final radius = BorderRadius.circular(layer.corner);
  //: if hasShapes
  if (layer.colors.isNotEmpty) {
    final side = BorderSide(color: layer.lineColor, width: layer.line);
    final line = layer.line > 0 ? side : BorderSide.none;
    Alignment place(Offset point) => Alignment(2 * point.dx - 1, 2 * point.dy - 1);
    final colors = layer.colors, places = layer.places;
    return DecoratedBox(
      decoration: ShapeDecoration(
        color: colors.length == 1 ? colors.first : null,
        gradient: colors.length == 1
            ? null
            : layer.isRadial
            ? RadialGradient(colors: colors, stops: places, transform: const _NAME__Fit())
            : LinearGradient(
                colors: colors, stops: places, begin: place(layer.from), end: place(layer.to)),
        shape: layer.isEllipse
            ? OvalBorder(side: line)
            : RoundedRectangleBorder(borderRadius: radius, side: line),
      ),
    );
  }
  //: end
  final image = Image(image: picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true);
  final face = layer.corner > 0 ? ClipRRect(borderRadius: radius, child: image) : image;
  //: if hasShadows
  if (layer.shadow == 0) return face;
  final color = Colors.black.withValues(alpha: layer.shadow);
  return DecoratedBox(
    decoration: BoxDecoration(
      borderRadius: radius,
      boxShadow: [BoxShadow(color: color, blurRadius: 18, offset: const Offset(0, 6))],
    ),
    child: face,
  );
  //: else
  return face;
  //: end
}
//: if hasShapes

/// A radial gradient reaches the nearer sides: this takes it to the others, too.
class _NAME__Fit extends GradientTransform {
  const _NAME__Fit();

  @override
  Matrix4 transform(Rect bounds, {TextDirection? textDirection}) {
    final Rect(:center, :width, :height, :shortestSide) = bounds;
    final x = width / shortestSide, y = height / shortestSide;
    return Matrix4.diagonal3Values(x, y, 1)
      ..setTranslationRaw(center.dx * (1 - x), center.dy * (1 - y), 0);
  }
}
//: end

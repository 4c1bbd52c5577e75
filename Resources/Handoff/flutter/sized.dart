/// A picture that covers a box, decoded no larger than that needs up to twice as wide or as tall a picture.
ImageProvider _sizedNAME__(ImageProvider image, double width, double height, double pixelRatio) => ResizeImage(
  image,
  width: (math.max(1.0, math.max(width, 2 * height)) * pixelRatio).ceil(),
  height: (math.max(1.0, math.max(height, 2 * width)) * pixelRatio).ceil(),
  policy: ResizeImagePolicy.fit,
);

/// A picture that covers a box, decoded no larger than a picture up to twice as wide or as tall needs.
ImageProvider _sizedNAME__(ImageProvider image, Size box, double pixelRatio) => ResizeImage(
  image,
  width: (math.max(1.0, math.max(box.width, 2 * box.height)) * pixelRatio).ceil(),
  height: (math.max(1.0, math.max(box.height, 2 * box.width)) * pixelRatio).ceil(),
  policy: ResizeImagePolicy.fit,
);

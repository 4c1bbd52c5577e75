
/// How far behind the pictures are once the content has moved at a steady speed.
double lag(double lag, double way, double time) {
  final kept = math.exp(-follow * time);
  return lag * kept + way / time * (1 - kept) / follow;
}

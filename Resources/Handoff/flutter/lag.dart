
/// How far the pictures are behind after a time in seconds in which the content moved a way at an even speed.
double lag(double lag, double way, double time) {
  final kept = math.exp(-follow * time);
  return lag * kept + way / time * (1 - kept) / follow;
}

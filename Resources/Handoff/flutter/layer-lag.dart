
static double _lagAfter(double lag, double way, double time, double rate) {
  final kept = math.exp(-rate * time);
  return lag * kept + way / time * (1 - kept) / rate;
}

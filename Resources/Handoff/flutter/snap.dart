/// Ends a fling on an item.
class NAME__SnapPhysics extends ScrollPhysics {
  const NAME__SnapPhysics({required this.itemExtent, super.parent});

  final double itemExtent;

  @override
  NAME__SnapPhysics applyTo(ScrollPhysics? ancestor) =>
      NAME__SnapPhysics(itemExtent: itemExtent, parent: buildParent(ancestor));

  @override
  Simulation? createBallisticSimulation(ScrollMetrics position, double velocity) {
    final fling = super.createBallisticSimulation(position, velocity);
    if (position.outOfRange) return fling;
    final end = fling?.x(double.maxFinite) ?? position.pixels;
    final target = ((end / itemExtent).roundToDouble() * itemExtent)
        .clamp(position.minScrollExtent, position.maxScrollExtent);
    final tolerance = toleranceFor(position);
    if ((target - position.pixels).abs() < tolerance.distance) return null;
    return ScrollSpringSimulation(spring, position.pixels, target, velocity, tolerance: tolerance);
  }
}

/// What will happen by itself at a moment that is already known: a pull that lets go, a touchpad stroke that has ended.
struct Release: Hashable, Sendable {
  var due: Double
  var plan: Plan
}

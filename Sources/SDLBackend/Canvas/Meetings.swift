/// The edges along which a quad meets one that is drawn later.
struct Meetings {
  var left = false
  var top = false
  var right = false
  var bottom = false
}

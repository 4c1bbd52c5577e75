/// Why a value was refused, and of which control.
struct Refusal {
  var path: String
  var message: String
}

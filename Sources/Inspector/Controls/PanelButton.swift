/// A button with a word on it, and the sentence that says what it does.
struct PanelButton {
  var name: String
  var title: String
  var tip: String
  var isOn = true
}

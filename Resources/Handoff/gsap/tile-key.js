//: if toRotation
rotation: TO_ROTATION__,
//: end
//: if toHidden
'--fx-hidden': 'TO_HIDDEN__%',
//: end

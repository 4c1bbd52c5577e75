rotation: TO_ROTATION__,  //: if toRotation
'--fx-hidden': 'TO_HIDDEN__%',  //: if toHidden

//: system 30 UIKit
// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs iOS 15. Pictures are named as in the asset catalog.
//: if stack
//: if coverBehind
import CoreImage
//: end
//: end
import UIKit

//: if header
//: use header
//: else if rows
//: use rows
//: else if stack
//: use stack
//: else
//: use recipe
//: end
//: if focusPoints

//: use focus
//: end
//: if items

//: use items
//: end

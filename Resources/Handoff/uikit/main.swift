//: system 30 UIKit
//: pictures Assets.xcassets/PICTURE__.imageset/PICTURE_FILE__
// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs iOS 15. Pictures are named as in the asset catalog.
import UIKit

//: use style

//: use view

//: use sample

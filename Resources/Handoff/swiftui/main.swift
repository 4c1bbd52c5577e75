//: system 40 SwiftUI
//: pictures Assets.xcassets/PICTURE__.imageset/PICTURE_FILE__
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
//: each remarks
// REMARK__
//: end
// Needs iOS 17. Pictures are named as in the asset catalog.
import SwiftUI

//: use style

//: use view

//: use sample

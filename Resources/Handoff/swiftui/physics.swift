//: if rate
// SwiftUI has no name for the deceleration (RATE__ per ms here): UIScrollView.decelerationRate has.
//: end

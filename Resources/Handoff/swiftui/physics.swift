// SwiftUI cannot set the deceleration (RATE__ per ms here): use UIScrollView.decelerationRate.  //: if rate

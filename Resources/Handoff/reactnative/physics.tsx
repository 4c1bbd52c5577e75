//: if isFast
decelerationRate="fast"
//: else if rate
decelerationRate={RATE__}
//: end
//: if isRigid
bounces={false} overScrollMode="never"
//: end
//: if snapsToPages
pagingEnabled
//: end

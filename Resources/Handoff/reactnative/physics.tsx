decelerationRate="fast"  //: if isFast
decelerationRate={RATE__}  //: else if rate
bounces={false} overScrollMode="never"  //: if isRigid
pagingEnabled  //: if snapsToPages

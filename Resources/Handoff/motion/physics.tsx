overscrollBehavior: 'none',  //: if isRigid

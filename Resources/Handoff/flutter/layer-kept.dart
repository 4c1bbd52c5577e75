
/// Whether its keys blur or reveal it.
//: row
bool get isShaped => [
    ...keys.expand((list) => list),  //: if hasKeyLists
    ...keys,  //: else
    still]
    .any((key) =>
    key.blur > 0  //: if blurs
    //: if reveals
    ||  //: if blurs
    key.reveal < 1
    //: end
    );
//: end

/// What the keys make of it, except its opacity.
NAME__Key look(double s, {required bool reduceMotion}) => reduceMotion ? still : keyAt(s);

//: use header  //: if header
//: use rows  //: else if rows
//: use stack  //: else if stack
//: use cards  //: else if cards
//: use recipe  //: else

//: use box
//: if hidesBars

//: use bars
//: end
//: if focusPoints

/** A picture in its box: the point that stays visible, and whether the whole is shown. */
export type NAME__Focus = { objectPosition: string; objectFit?: 'contain' }
//: end

//: if header
//: use header
//: else if rows
//: use rows
//: else if stack
//: use stack
//: else if cards
//: use cards
//: else
//: use recipe
//: end

//: use box
//: if hidesBars

//: use bars
//: end
//: if focusPoints

/** A picture in its box: the point that stays visible, and whether the whole is shown. */
export type NAME__Focus = { objectPosition: string; objectFit?: 'contain' }
//: end

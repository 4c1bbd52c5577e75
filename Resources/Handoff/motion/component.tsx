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
//: if focusPoints

/** How a picture lies in its box: the point of it that stays in sight, and whether the whole of it is seen. */
export type NAME__Focus = { objectPosition: string; objectFit?: 'contain' }
//: end

//: use header  //: if header
//: use rows  //: else if rows
//: use stack  //: else if stack
//: use cards  //: else if cards
//: use recipe  //: else
//: if hidesBars

//: use bars
//: end
//: if hasItems

//: use item
//: if not stack

extension NAME__Item {
  /// What VoiceOver reads.
  fileprivate var spoken: String {
    //: row
    let words: [String] = [
      title,  //: if samplesHaveTitle
      subtitle,  //: if samplesHaveSubtitle
      value,  //: if samplesHaveValue
    ]
    //: end
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
//: end
//: end

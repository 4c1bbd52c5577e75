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
      //: if samplesHaveTitle
      title,
      //: end
      //: if samplesHaveSubtitle
      subtitle,
      //: end
      //: if samplesHaveValue
      value,
      //: end
    ]
    //: end
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
//: end
//: end

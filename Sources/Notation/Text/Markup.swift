extension String {
  /// The text as it means itself in HTML and XML, between tags and in attributes in double quotes.
  ///
  /// - Parameter spelled: Another spelling of a character; nil leaves it to the usual rules.
  public func escapedForMarkup(_ spelled: (Unicode.Scalar) -> String? = { _ in nil }) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let other = spelled(scalar) {
        result += other
        continue
      }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

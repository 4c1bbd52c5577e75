nonisolated extension String {
  /// What a codec says of a picture that it cannot decode, up to the zero at its end.
  init(codecWords words: [CChar]) {
    self.init(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

nonisolated extension String {
  /// The message of a codec about a picture that it cannot decode, up to the terminating zero.
  init(codecWords words: [CChar]) {
    self.init(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

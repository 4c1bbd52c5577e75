import Decoding

extension PictureDecoder {
  /// The program built along with the tests. Shared, as its processes stay.
  public static let built = PictureDecoder(program: Program.path, helpers: 2)
}

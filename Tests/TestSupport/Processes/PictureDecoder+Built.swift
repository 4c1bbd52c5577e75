import Decoding

extension PictureDecoder {
  /// The program that the package manager builds beside the tests. It is shared, as its processes stay.
  public static let built = PictureDecoder(program: Program.path, helpers: 2)
}

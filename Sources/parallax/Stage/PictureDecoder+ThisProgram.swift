import Decoding

extension PictureDecoder {
  /// One whose processes are this program: `Main` hands them to the decoding service.
  static func ofThisProgram() -> PictureDecoder { PictureDecoder(program: "/proc/self/exe") }
}

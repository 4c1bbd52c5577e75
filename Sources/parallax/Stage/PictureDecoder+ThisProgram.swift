import Decoding
import System

extension PictureDecoder {
  /// More processes than these wait for the one thread that takes their pictures.
  private static let mostHelpers = 3

  /// One whose processes are this program: `Main` hands them to the decoding service.
  static func ofThisProgram() -> PictureDecoder {
    PictureDecoder(program: "/proc/self/exe", helpers: min(mostHelpers, SharedWork.processors - 1))
  }
}

import Decoding
import System

extension PictureDecoder {
  /// More processes than this would wait for the single thread that uploads their pictures.
  private static let mostHelpers = 3

  /// A decoder whose child processes are this program: `Main` runs the decoding service in them.
  static func ofThisProgram() -> PictureDecoder {
    PictureDecoder(program: "/proc/self/exe", helpers: min(mostHelpers, WorkerThread.processors - 1))
  }
}

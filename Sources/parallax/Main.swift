import Decoding
import Desktop
import Glibc
import Notation
import SDLBackend
import System

@main
struct Main {
  /// What was wrong may be echoed, whatever its length: a sentence has room for its ends.
  private static let longestLine = 2000

  static func main() {
    // When the reader of standard output is gone, end silently like any filter.
    signal(SIGPIPE, SIG_DFL)
    // A file that outgrows its limit is a failed write, which is reported as such.
    signal(SIGXFSZ, SIG_IGN)
    Environment.dropRelativeFolders()
    let words = ProgramWords.all
    if words.first == DecodingService.word { exit(PictureDecoding.serve(Array(words.dropFirst()))) }
    do {
      let code = try Commands.run(words)
      UnpackedScenes.remove()
      ProcessEnd.exit(code.rawValue)
    } catch {
      UnpackedScenes.remove()
      for line in error.lines { Console.complain(line.ends(longestLine)) }
      ProcessEnd.exit(error.code.rawValue)
    }
  }
}

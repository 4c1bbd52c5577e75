import Decoding
import Glibc
import SDLBackend
import System

@main
struct Main {
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
      ProcessEnd.exit(code.rawValue)
    } catch {
      for line in error.lines { Console.complain(line) }
      ProcessEnd.exit(error.code.rawValue)
    }
  }
}

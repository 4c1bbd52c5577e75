import Glibc

@main
struct Main {
  static func main() {
    // Standard output that nobody reads any more ends us quietly, as it does every filter.
    signal(SIGPIPE, SIG_DFL)
    do {
      let code = try Commands.run(Array(Swift.CommandLine.arguments.dropFirst()))
      exit(code.rawValue)
    } catch {
      for line in error.lines { Console.complain(line) }
      exit(error.code.rawValue)
    }
  }
}

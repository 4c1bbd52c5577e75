import Glibc

/// `parallax phone`: shows the scenes of orders from standard input on phones. Run by the studio, and not listed among
/// the commands.
enum PhoneCommand {
  static let command = Subcommand(
    name: "phone", operands: "",
    summary: "Shows scenes given as JSON on standard input on phones, a line each.",
    examples: ["parallax phone < orders.json"], options: [], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard invocation.operands.isEmpty else { throw Failure(.usage, "phone takes its orders on standard input.") }
    signal(SIGPIPE, SIG_IGN)
    return try PhoneSession().run()
  }
}

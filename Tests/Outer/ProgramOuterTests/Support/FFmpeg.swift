import System
import Testing

/// ffmpeg and its ffprobe, by which films are read again.
enum FFmpeg {
  static let isInstalled = ChildProcess.program("ffprobe", in: Environment.value("PATH")) != nil

  /// The output of one of its programs.
  static func output(_ program: String, _ words: [String]) throws -> [UInt8] {
    let path = try #require(ChildProcess.program(program, in: Environment.value("PATH")))
    let child = try ChildProcess(path, [program] + words, errors: .dropped)
    let (output, ending, _) = child.finish()
    try #require(ending == .exited(0), "\(program) \(words): \(ending)")
    return output
  }
}

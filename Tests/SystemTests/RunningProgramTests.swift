import Glibc
import Testing

@testable import System

@Suite struct RunningProgramTests {
  @Test func `the program is known`() throws {
    #expect(RunningProgram.path?.hasSuffix(".xctest") == true)
    #expect(RunningProgram.buildTime ?? 0 > 1e9)
    #expect(RunningProgram.residentBytes > 1 << 20)
  }

  @Test func `a moment is words`() {
    #expect(LocalTime(365 * 86_400 + 43_200).text("%Y").hasPrefix("1971"))
    #expect(LocalTime(59).text("%S") == "59")
    #expect(LocalTime().isSameDay(as: LocalTime(time(nil) - 1)) || LocalTime().text("%H%M") == "0000")
    #expect(!LocalTime(0).isSameDay(as: LocalTime(365 * 86_400)))
  }
}

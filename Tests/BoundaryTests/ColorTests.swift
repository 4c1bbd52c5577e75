import Boundary
import Testing

/// Colors: hexadecimal notation, mixing and opacity.
@Suite struct ColorTests {
  @Test func `a color is written as designers write it`() {
    #expect(Color(0x4C9DFF) == Color(red: 0x4C, green: 0x9D, blue: 0xFF))
    #expect(Color(0x4C9DFF).description == "#4C9DFF")
    #expect(Color(0x000A00, opacity: 0.5).description == "#000A00/80")
    #expect(Color.clear.alpha == 0 && Color.white.alpha == 255)
    #expect(Color(0xFF12_3456) == Color(0x123456))
  }

  @Test func `opacity is a share of the alpha there is`() {
    #expect(Color(0, opacity: 0.5).opacity(0.5).alpha == 64)
    #expect((0...255).allSatisfy { Color(red: 0, green: 0, blue: 0, alpha: UInt8($0)).opacity(1).alpha == $0 })
  }

  @Test(arguments: [-1, 0, .nan, -.infinity] as [Double])
  func `what is no opacity is none`(_ opacity: Double) { #expect(Color(0, opacity: opacity).alpha == 0) }

  @Test(arguments: [1, 2, 1e300, .infinity] as [Double])
  func `more than all is all`(_ opacity: Double) { #expect(Color(0, opacity: opacity).alpha == 255) }

  @Test func `a mix begins with the one and ends with the other`() {
    for byte in UInt8.min...UInt8.max {
      let one = Color(red: byte, green: 255 - byte, blue: 7, alpha: byte)
      let other = Color(red: 3, green: byte, blue: byte, alpha: 255)
      #expect(one.mixed(with: other, share: 0) == one)
      #expect(one.mixed(with: other, share: 1) == other)
      #expect(one.mixed(with: one, share: 0.3) == one)
    }
    #expect(Color.black.mixed(with: .white, share: 0.5).red == 128)
    #expect(Color.black.mixed(with: .white, share: 9) == .white && Color.black.mixed(with: .white, share: -9) == .black)
  }
}

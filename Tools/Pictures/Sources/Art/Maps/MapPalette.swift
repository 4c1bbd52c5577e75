/// The muted colors of a printed city map.
struct MapPalette: Hashable, Sendable {
  var land: UInt32 = 0xEDE8DF
  var block: UInt32 = 0xE6DFD3
  var building: UInt32 = 0xD9D0C1
  var street: UInt32 = 0xFFFFFF
  var avenue: UInt32 = 0xFBE3A3
  var casing: UInt32 = 0xD8CBB4
  var park: UInt32 = 0xC4D9B0
  var tree: UInt32 = 0xA9C796
  var water: UInt32 = 0xA5CBDD
  var shallows: UInt32 = 0xB8D8E6
  var plaza: UInt32 = 0xF4EBDB
  var rail: UInt32 = 0xA79F94
}

extension MapPalette {
  static let sand = MapPalette()
  static let mist = MapPalette(
    land: 0xE6E9EB, block: 0xDDE1E4, building: 0xCBD1D6, street: 0xFFFFFF, avenue: 0xF6E4B8, casing: 0xC3CAD0,
    park: 0xBFD8C0, tree: 0xA2C3A8, water: 0x9DBFDC, shallows: 0xB2CFE6, plaza: 0xEEF0F1, rail: 0x98A0A8)
  static let blush = MapPalette(
    land: 0xF2E9E4, block: 0xEBDDD5, building: 0xDFCABF, street: 0xFFFFFF, avenue: 0xF7C9A8, casing: 0xDDC2B4,
    park: 0xC9D8B4, tree: 0xAEC49A, water: 0xA9CBD3, shallows: 0xBDD9DE, plaza: 0xF8EFE8, rail: 0xAE9B93)
  static let sage = MapPalette(
    land: 0xE9ECE2, block: 0xDFE4D6, building: 0xCED5C2, street: 0xFFFFFF, avenue: 0xF3E3A0, casing: 0xC9CFBB,
    park: 0xB5D3A4, tree: 0x98BF8A, water: 0x9CC8CC, shallows: 0xB3D7D8, plaza: 0xF2F2E8, rail: 0x9AA093)
  static let linen = MapPalette(
    land: 0xF1EDE3, block: 0xE9E2D2, building: 0xDACFB8, street: 0xFFFEFA, avenue: 0xF2CF8D, casing: 0xD6C6A6,
    park: 0xC7D5A5, tree: 0xAABF88, water: 0x94BFD0, shallows: 0xA9CFDC, plaza: 0xF6F0E2, rail: 0xA39A88)
  static let slate = MapPalette(
    land: 0xE8E6EC, block: 0xDEDBE4, building: 0xCDC8D6, street: 0xFFFFFF, avenue: 0xF4D9B4, casing: 0xC5BFCF,
    park: 0xC2D6BA, tree: 0xA6C1A2, water: 0xA3BEE0, shallows: 0xB7CEE9, plaza: 0xF0EEF3, rail: 0x9C97A6)
}

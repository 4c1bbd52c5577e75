import Documents
import Geometry
import TestSupport
import Testing

struct DeviceTests {
  private func check(_ device: Device) {
    let turned = device.rotated
    #expect(turned.size == Size(width: device.height, height: device.width))
    #expect(turned.rotated == device, "\(device)")
  }

  @Test func `a device that is turned twice is what it was`() {
    for preset in Device.presets {
      check(preset.device)
      #expect(preset.device.rotated.rotated.presetName == preset.name)
    }
    var dice = SplitMix64(seed: 29)
    for _ in 0..<3000 {
      var device = Device()
      // Few values, so that edges are often equal or 0.
      func inset() -> Double { [0, 0, 21, 34, 47, 400][Int(dice.next() % 6)] }
      (device.width, device.height) = [(390, 844), (844, 390), (500, 500)][Int(dice.next() % 3)]
      device.insets = Insets(top: inset(), left: inset(), bottom: inset(), right: inset())
      check(device)
    }
  }

  @Test func `a phone that lies loses as much at both sides, and less below`() {
    #expect(Device().rotated.insets == Insets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(Device.preset(named: "pixel-8")?.rotated.insets == Insets(top: 0, left: 48, bottom: 24, right: 48))
    #expect(Device.preset(named: "desktop")?.rotated.insets == Insets())
  }
}

import Documents
import Effects
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Several screens on the stage.
struct ScreenRowTests {
  /// Up to four devices, some of them turned.
  private func devices(_ random: inout SplitMix64) -> RowDevices {
    let scenes = (0..<Int.random(in: 1...ScreenRow.most, using: &random)).map { _ in
      var scene = Scene(effect: MapCrop())
      scene.device = Device.presets.randomElement(using: &random)?.device ?? scene.device
      return PicturedScene(scene: scene.turned(if: Bool.random(using: &random)), pictures: ScenePictures())
    }
    return RowDevices(
      main: scenes[0].scene.device, others: Array(scenes.dropFirst()), isMainLast: Bool.random(using: &random))
  }

  @Test func `with their captions they fill the room in one direction, and leave it in none`() {
    var random = SplitMix64(seed: 22)
    var columns = 0
    for _ in 0..<300 {
      let devices = devices(&random)
      let (width, height) = (
        Double.random(in: 400...2400, using: &random), Double.random(in: 400...1600, using: &random)
      )
      let room = Rect(x: 0, y: 0, width: width, height: height)
      let zoom = ScreenRow.zoom(of: devices, in: room)
      guard zoom > 0 else { continue }
      let row = ScreenRow(devices, zoom: zoom, in: room, scale: 1) { _ in room.center }
      let (across, down) = (width - 48 - row.frame.width, height - 48 - row.frame.height)
      #expect(
        min(across, down).magnitude < 1e-6, "\(devices.count) in \(width) x \(height): \(across), \(down) are free")
      if devices.count > 1, !ScreenRow.isRow(devices, in: room) { columns += 1 }
    }
    #expect(columns > 30)
  }
}

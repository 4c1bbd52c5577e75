import Decoding
import Documents
import Judge

extension PlacedScene {
  /// What an audit finds on the scene's own device.
  ///
  /// - Parameter remedies: Whether remedies are looked for, too.
  func audited(remedies: Bool = false) throws(Failure) -> AuditReport {
    let painter = try ScenePainter(for: self, on: [scene.device])
    let audit = Audit(scene, painter.pictures, painter: painter)
    do {
      let report = try audit.report()
      return try remedies ? audit.remedied(report).report : report
    } catch {
      throw Failure(.software, error.message)
    }
  }
}

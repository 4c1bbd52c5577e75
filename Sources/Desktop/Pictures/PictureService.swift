import Documents
import StudioKit

/// Examines files that may be pictures.
struct PictureService: RequestService {
  func answer(_ request: PictureFileRequest, telling tell: (Reply) -> Void) {
    switch request {
    case .look(let paths): tell(.looked(paths.map { SeenPicture($0, PictureFiles.report(on: $0)) }))
    case .find(let pictures):
      let seen = pictures.paths.map { SeenPicture($0, PictureFiles.report(on: $0)) }
      let missing = seen.first { $0.report.size == nil }
      if missing == nil { tell(.looked(seen)) }
      tell(.found(pictures, fault: missing.map { "\(FilePath.shown($0.path)): \($0.report.remark ?? "no picture")" }))
    case .lookAgain(let path):
      tell(.lookedAgain(SeenPicture(path, PictureFiles.report(on: path, isThorough: true))))
    case .open(let paths, let document):
      take(DroppedFiles(paths, on: document) { tell(.progress($0)) }, telling: tell)
    case .paste(let document):
      let pasted = PastedFiles()
      var files = DroppedFiles(pasted.paths, on: document) { tell(.progress($0)) }
      if let fault = pasted.fault { files.add(fault) }
      if let made = pasted.made { tell(.progress("Pasted; the picture is in \(made)")) }
      take(files, telling: tell)
    }
  }

  private func take(_ files: DroppedFiles, telling tell: (Reply) -> Void) {
    tell(.looked(files.seen))
    tell(.dropped(files.dropped))
  }
}

import Documents
import StudioKit

/// Examines files that may be pictures.
struct PictureService: RequestService {
  func answer(_ request: PictureFileRequest, telling tell: (Reply) -> Void) {
    switch request {
    case .look(let paths): tell(.looked(paths.map { SeenPicture($0, PictureFiles.report(on: $0)) }))
    case .find(let pictures):
      find(pictures, telling: tell)
    case .lookAgain(let path):
      tell(.lookedAgain(SeenPicture(path, PictureFiles.report(on: path, isThorough: true))))
    case .open(let paths, let document):
      take(DroppedFiles(paths, on: document) { tell(.progress($0)) }, telling: tell)
    case .paste(let document):
      let pasted = PastedFiles()
      var files = DroppedFiles(pasted.paths, on: DropPlace(document)) { tell(.progress($0)) }
      if let fault = pasted.fault { files.add(fault) }
      if let made = pasted.made { tell(.progress("Pasted; the picture is in \(made)")) }
      take(files, telling: tell)
    }
  }

  private func find(_ pictures: TypedPictures, telling tell: (Reply) -> Void) {
    var (seen, folders, fault) = ([SeenPicture](), [String: [String]](), String?.none)
    for path in pictures.paths where fault == nil {
      if pictures.takesFolders, Folder.isThere(path) {
        let files = DroppedFiles([path], on: DropPlace(pictures.document)) { tell(.progress($0)) }
        if files.dropped.pictures.isEmpty { fault = files.dropped.faults.first }
        folders[path] = files.dropped.pictures
        seen += files.seen
      } else {
        let picture = SeenPicture(path, PictureFiles.report(on: path))
        if picture.report.size == nil {
          fault = "\(FilePath.shown(path)): \(picture.report.remark ?? "no picture")"
        }
        seen.append(picture)
      }
    }
    if fault == nil { tell(.looked(seen)) }
    tell(.found(pictures, folders: folders, fault: fault))
  }

  private func take(_ files: DroppedFiles, telling tell: (Reply) -> Void) {
    tell(.looked(files.seen))
    tell(.dropped(files.dropped))
  }
}

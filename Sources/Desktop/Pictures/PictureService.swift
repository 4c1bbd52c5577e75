import Art
import Boundary
import Documents
import StudioKit

/// Examines files that may be pictures.
struct PictureService: RequestService {
  func answer(_ request: PictureFileRequest, telling tell: (Reply) -> Void) {
    switch request {
    case .look(let paths): tell(.looked(paths.map { SeenPicture($0, PictureFiles.report(on: $0)) }))
    case .find(let pictures):
      find(pictures, telling: tell)
    case .lookAgain(let path, let pictures):
      lookAgain(at: path, pictures, telling: tell)
    case .outlines(let paths):
      for path in paths { if case .success(let art) = outline(of: path) { tell(.file(.art(art))) } }
    case .open(let paths, let document):
      take(DroppedFiles(paths, on: document) { tell(.said($0)) }, telling: tell)
    case .paste(let place):
      let pasted = PastedFiles()
      var files = DroppedFiles(pasted.paths, on: place) { tell(.said($0)) }
      if let fault = pasted.fault { files.add(fault) }
      if let made = pasted.made { tell(.said("Pasted; the picture is in \(made)")) }
      take(files, telling: tell)
    }
  }

  /// A file with layers is read once for all pictures in it. If it is none at present, that is said once.
  private func lookAgain(at path: String, _ pictures: [String], telling tell: (Reply) -> Void) {
    let hasLayers = pictures.contains { PictureAddress($0).layer != nil }
    switch hasLayers ? outline(of: path) : nil {
    case .success(let art):
      tell(.file(.art(art)))
      for picture in pictures where PictureAddress(picture).layer != nil {
        tell(.lookedAgain(SeenPicture(picture, LayeredFile.report(on: PictureAddress(picture).layer, of: art.outline))))
      }
    case .failure(let problem):
      return tell(.lookedAgain(SeenPicture(path, .unfit(why: problem.why))))
    case nil: break
    }
    for picture in pictures where PictureAddress(picture).layer == nil {
      tell(.lookedAgain(SeenPicture(picture, PictureFiles.report(on: picture, isThorough: true))))
    }
  }

  private struct Problem: Error { let why: String }

  private func outline(of path: String) -> Result<SeenArt, Problem> {
    do {
      return try LayeredFile.outline(of: path).map { SeenArt(path, $0) }.mapError {
        Problem(why: LayeredFile.clause($0.sentence))
      }
    } catch {
      return .failure(Problem(why: error.reason))
    }
  }

  private func find(_ pictures: TypedPictures, telling tell: (Reply) -> Void) {
    var (seen, folders, fault) = ([SeenPicture](), [String: [String]](), String?.none)
    for path in pictures.paths where fault == nil {
      if pictures.takesFolders, Folder.isThere(path) {
        let files = DroppedFiles([path], on: DropPlace(pictures.document)) { tell(.said($0)) }
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
    tell(.pictures(.found(pictures, folders: folders, fault: fault)))
  }

  private func take(_ files: DroppedFiles, telling tell: (Reply) -> Void) {
    tell(.looked(files.seen))
    tell(.pictures(.dropped(files.dropped)))
  }
}

import Boundary

extension PictureLoader {
  /// Bytes that are uploaded between two looks at the clock.
  private static let stripBytes = 512 << 10

  /// Uploads what was read until the clock shows `deadline`.
  func uploadArrivals(until deadline: Double, at time: Double) {
    repeat {
      if upload != nil {
        uploadStrips(until: deadline, at: time)
      } else if !arrivals.isEmpty {
        begin(arrivals.removeFirst())
      } else {
        return
      }
    } while clock() < deadline
  }

  /// Makes room for what was read, if it is still wanted.
  func begin(_ answer: LoadingWorker.Answer) {
    let order = answer.order
    guard paths[order.picture] == order.path, shelf.isWanted(order.picture) else {
      shelf.gaveUp(order.picture)
      return
    }
    shelf.began(order.picture)
    switch answer.result {
    case .failure(let fault): fail(order, fault)
    case .success(let picture): begin(order, picture)
    }
  }

  private func begin(_ order: LoadingWorker.Order, _ picture: LoadedPicture) {
    let size = picture.bitmap.size
    let entry = shelf.entries[order.picture]
    shelf.measured(order.picture, full: picture.full.fitting(side: longestSide))
    let isThere = entry?.held == size && entry?.heldVersion == order.version
    // The old texture, the new one and the texels are all there until the last strip is.
    guard !isThere, makeRoom(for: order.picture, bytes: 2 * size.byteCount) else {
      shelf.gaveUp(order.picture)
      return
    }
    do {
      try canvas.textures.begin(Self.scratch, width: size.width, height: size.height, isOpaque: picture.isOpaque)
      upload = Upload(order: order, picture: picture)
    } catch {
      fail(order, PictureFault(path: order.path, reason: .noTexture(error.message)))
    }
  }

  /// Uploads strips of the picture until the clock shows `deadline`, one at least.
  func uploadStrips(until deadline: Double, at time: Double) {
    guard var upload else { return }
    let (order, bitmap) = (upload.order, upload.picture.bitmap)
    guard paths[order.picture] == order.path, shelf.isWanted(order.picture) else {
      endUpload()
      return
    }
    self.upload = nil
    let strip = max(1, Self.stripBytes / max(1, bitmap.size.width * 4))
    do {
      repeat {
        let rows = min(strip, bitmap.size.height - upload.rows)
        let part = upload.rows * bitmap.size.width..<(upload.rows + rows) * bitmap.size.width
        try bitmap.texels.withUnsafeBufferPointer { texels throws(SDLError) in
          try canvas.textures.upload(
            Self.scratch, row: upload.rows, rows: rows,
            UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: texels[part])))
        }
        upload.rows += rows
      } while upload.rows < bitmap.size.height && clock() < deadline
    } catch {
      canvas.textures.forget(Self.scratch)
      fail(order, PictureFault(path: order.path, reason: .noTexture(error.message)))
      return
    }
    if upload.rows < bitmap.size.height {
      self.upload = upload
    } else {
      finish(upload, at: time)
    }
  }

  /// The texture takes its place on the canvas.
  private func finish(_ upload: Upload, at time: Double) {
    let picture = upload.order.picture
    let isNew = canvas.textures.state(of: picture) != .ready
    canvas.textures.finish(Self.scratch, opacity: isNew ? 0 : 1)
    canvas.textures.move(Self.scratch, to: picture)
    fades.removeAll { $0.picture == picture }
    if isNew { fades.append(Fade(picture: picture, start: time)) }
    faults[picture] = upload.picture.warning
    hasNews = true
    rescue.cameIn(at: time)
    let held = upload.picture.bitmap.size
    shelf.finished(picture, version: upload.order.version, held: held, bytes: held.byteCount)
  }

  /// Forgets the texture that is growing. What was shown before stays.
  func endUpload() {
    guard let picture = upload?.order.picture else { return }
    upload = nil
    canvas.textures.forget(Self.scratch)
    shelf.setBytes(shelf.entries[picture]?.held?.byteCount ?? 0, of: picture)
    shelf.gaveUp(picture)
  }

  /// Notes why a picture is not there. One of the same file that is shown already stays: it was sound once.
  private func fail(_ order: LoadingWorker.Order, _ fault: PictureFault) {
    let picture = order.picture
    faults[picture] = fault
    shelf.setBytes(shelf.entries[picture]?.held?.byteCount ?? 0, of: picture)
    shelf.failed(picture, version: order.version)
    if let entry = shelf.entries[picture], entry.held != nil, entry.heldVersion == order.version { return }
    drop(picture)
    hasNews = true
  }

  /// Counts the bytes that a picture will take besides those it has, and gives others back where they are too many.
  /// False: the picture itself is the one that the screen needs least.
  private func makeRoom(for picture: PictureID, bytes: Int) -> Bool {
    shelf.setBytes((shelf.entries[picture]?.bytes ?? 0) + bytes, of: picture)
    while let other = shelf.nextToDrop() { drop(other) }
    return (shelf.entries[picture]?.bytes ?? 0) > 0
  }
}

import Boundary
import Geometry
import Raster

/// Draws a frame's list, command after command: cuts it to its clips, leaves out hidden parts, chooses
/// stand-ins for pictures, and sets text. Its memory stays for the next frame.
struct FramePainter: ~Copyable {
  var shapes: ShapeBuilder
  var text: TextLineCache
  /// Whether quads that later ones cover are left out. A test compares the pixels with and without.
  var leavesOutCovered = true
  /// Whether placeholders are dark, to suit the ground around them.
  var isDark = false
  /// Pixels per point.
  private var scale = 1.0
  /// The whole surface, in pixels.
  private var surface = PixelRect.zero
  /// Counts the drawn frames, to find what was not used for long.
  private var frame = 0
  /// The parts that a painter has to redraw.
  private(set) var damage = FrameDamage()
  /// The draw calls of the last frame: those of the renderer, or the commands that a painter draws, each once, however
  /// many parts of the frame it reaches into.
  private(set) var drawCalls = 0
  private var pairs = PairPlanes()
  private var sides = PairSides()
  private var mixer = PictureMixer()
  private var blends = BlendPlane()
  /// The part of the surface that is being drawn, to which a painter keeps.
  private var part = PixelBounds.none
  /// The frame has two drawings that are put on as one.
  private var hasPair = false

  init(shapes: consuming ShapeBuilder, text: consuming TextLineCache) {
    self.shapes = shapes
    self.text = text
  }
}

extension FramePainter {
  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, applied last. Draws nothing unless above 0.
  ///   - surface: In pixels.
  ///   - clear: What a painter fills the surface with first; nil: nothing. A renderer's has been filled already.
  mutating func draw(
    _ list: DrawList, scale: Double, on surface: PixelRect, clear: Color? = nil, with textures: inout TextureStore
  ) throws(SDLError) {
    frame += 1
    text.begin(frame: frame)
    shapes.batch.begin()
    (self.scale, self.surface) = (scale, surface)
    let canBeSeen = scale > 0 && scale.isFinite
    hasPair = false
    try mixer.begin(frame: frame, list, shapes.batch.target, &textures)
    if canBeSeen {
      collectOpaqueQuads(list, textures)
      try prepareBlurs(list, &textures)
    }
    try pairs.begin(
      isUsed: hasPair, width: Int(surface.right), height: Int(surface.bottom), shapes.batch.target, &textures)
    switch shapes.batch.target {
    case .renderer:
      shapes.opaqueQuads.rewind()
      part = surface.centers
      if canBeSeen {
        shapes.clip = surface
        for (index, command) in list.commands.enumerated() {
          shapes.opaqueQuads.pass(command: index)
          try draw(command, of: list, with: &textures)
        }
      }
      try shapes.batch.flush()
      drawCalls = shapes.batch.drawCalls
    case .painter(let painter):
      findDamage(list, clear: clear, on: painter.plane.bounds, textures, canBeSeen: canBeSeen)
      sides.find(in: list, damage)
      painter.begin()
      defer { painter.end() }
      for part in damage.parts {
        painter.bounds = part
        self.part = part
        if let clear { painter.clear(clear) }
        if canBeSeen { try drawPart(part, of: list, with: &textures) }
      }
      painter.bounds = painter.plane.bounds
      drawCalls = canBeSeen ? list.commands.indices.count(where: { isDrawn(list.commands[$0], number: $0) }) : 0
    }
  }

  /// Whether a painter draws a command in any part of the frame.
  private func isDrawn(_ command: DrawCommand, number: Int) -> Bool {
    switch command {
    case .clip, .pair: false
    default: !sides.keep(number) && damage.parts.contains { damage.reaches[number].overlaps($0) }
    }
  }

  /// Draws only inside a part of the surface.
  private mutating func drawPart(
    _ part: PixelBounds, of list: DrawList, with textures: inout TextureStore
  ) throws(SDLError) {
    shapes.clip = surface
    shapes.opaqueQuads.rewind()
    for (index, command) in list.commands.enumerated() {
      shapes.opaqueQuads.pass(command: index)
      if case .clip(let rect) = command {
        clip(to: rect)
      } else if case .pair(let step) = command {
        try take(step)
      } else if damage.reaches[index].overlaps(part), !sides.keep(index) {
        try draw(command, of: list, with: &textures)
      }
    }
  }

  /// Forgets the last frame, so that the next one is drawn completely.
  mutating func forgetFrame() { damage.forget() }

  private mutating func draw(
    _ command: DrawCommand, of list: DrawList, with textures: inout TextureStore
  ) throws(SDLError) {
    switch command {
    case .clip(let rect): clip(to: rect)
    case .fill(let rect, let color): try fillSeen(pixels(rect), with: FillStyle(color))
    case .picture(let quad):
      let clip = shapes.clip
      defer { shapes.clip = clip }
      if leaveOutCovered(pixels(quad.bounds)) { try draw(quad, with: &textures) }
    case .gradient(let rect, let from, let to, let axis):
      try fillSeen(pixels(rect), with: FillStyle(from: from, to: to, along: axis))
    case .text(let text, let box, let style): try draw(text, in: pixels(box), style: style, with: &textures)
    case .shape(let shape): try shapes.draw(shape, scale: scale)
    case .mesh(let mesh): try draw(mesh, of: list, with: textures)
    case .pair(let step): try take(step)
    }
  }

  /// Redirects drawing to a separate surface, or puts that surface onto the main one.
  private mutating func take(_ step: DrawPair) throws(SDLError) {
    try shapes.batch.flush()
    shapes.opaqueQuads.plane = step.plane
    switch step {
    case .first: try pairs.draw(second: false, in: part, shapes.batch.target)
    case .second: try pairs.draw(second: true, in: part, shapes.batch.target)
    case .both(let rect, let blend):
      let seen = pixels(rect).intersection(shapes.clip)
      let whole = seen.isFinite && !seen.isEmpty ? seen.outerPixels.centers : .none
      try pairs.put(blend, on: whole.intersection(surface.centers), in: part, shapes.batch.target)
    }
  }

  /// Frees what drawings are made on that are put on as one, and pictures that were mixed.
  mutating func removePlanes(_ textures: inout TextureStore) {
    pairs.remove(&textures)
    blends.remove(&textures)
    mixer.removeAll(&textures)
  }

  private func pixels(_ rect: Rect) -> PixelRect { PixelRect(rect, scale: scale) }

  private func inPixels(_ turn: Turn?) -> Turn? { turn?.placed(scale: scale, origin: .zero) }

  private mutating func clip(to rect: Rect?) {
    shapes.clip = rect.map { surface.intersection(pixels($0)) } ?? surface
  }

  private mutating func fillSeen(_ rect: PixelRect, with style: FillStyle) throws(SDLError) {
    let clip = shapes.clip
    defer { shapes.clip = clip }
    if leaveOutCovered(rect) { try shapes.fill(rect, with: style) }
  }

  /// Takes out of the clip what later quads cover of a rectangle. False: nothing of it would be seen.
  private mutating func leaveOutCovered(_ rect: PixelRect) -> Bool {
    guard rect.isFinite, leavesOutCovered else { return true }
    let seen = shapes.opaqueQuads.uncovered(rect.intersection(shapes.clip))
    guard !seen.isEmpty else { return false }
    shapes.clip = shapes.clip.intersection(seen)
    return true
  }

  /// Finds the opaque quads of a frame before it is drawn.
  private mutating func collectOpaqueQuads(_ list: DrawList, _ textures: borrowing TextureStore) {
    shapes.opaqueQuads.removeAll()
    shapes.clip = surface
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .clip(let rect): clip(to: rect)
      case .picture(let quad) where quad.turn != nil || quad.blend != .normal: continue
      case .fill(let rect, let color) where color.alpha == 255: collect(rect, index)
      case .gradient(let rect, let from, let to, _) where from.alpha == 255 && to.alpha == 255: collect(rect, index)
      case .picture(let quad) where quad.tint.alpha == 255 && quad.radius > 0:
        // Between its round corners it covers as any other does.
        guard case .ready(let texture, let opacity) = mixer.state(of: quad, textures), texture.isOpaque, opacity >= 1,
          quad.radius * 2 < quad.frame.height
        else { continue }
        let (frame, radius) = (quad.frame, quad.radius)
        collect(Rect(x: frame.x, y: frame.y + radius, width: frame.width, height: frame.height - 2 * radius), index)
      case .picture(let quad) where quad.tint.alpha == 255:
        let state = mixer.state(of: quad, textures)
        guard case .ready(let texture, let opacity) = state else {
          if case .lost = state { continue }
          collect(quad.frame, index, covers: false)
          continue
        }
        // While it fades in, what stands in for it is opaque.
        if texture.isOpaque || opacity < 1 { collect(quad.frame, index, covers: texture.isOpaque && opacity >= 1) }
      case .pair(let step):
        hasPair = true
        shapes.opaqueQuads.plane = step.plane
        if case .both(let rect, _) = step { collect(rect, index) }
      default: continue
      }
    }
  }

  private mutating func collect(_ rect: Rect, _ command: Int, covers: Bool = true) {
    shapes.opaqueQuads.append(pixels(rect).intersection(shapes.clip), command: command, covers: covers)
  }
}

extension DrawPair {
  /// On what is drawn after this step.
  fileprivate var plane: OpaqueQuads.Plane {
    switch self {
    case .first: .first
    case .second: .second
    case .both: .surface
    }
  }
}

extension FramePainter {
  /// Finds what differs from the last frame that the painter drew.
  private mutating func findDamage(
    _ list: DrawList, clear: Color?, on plane: PixelBounds, _ textures: borrowing TextureStore, canBeSeen: Bool
  ) {
    var base = Hasher()
    base.combine(clear)
    base.combine(scale)
    base.combine(leavesOutCovered)
    damage.begin(on: plane, base.finalize())
    if canBeSeen {
      shapes.clip = surface
      for command in list.commands {
        if case .clip(let rect) = command { clip(to: rect) }
        damage.add(reach(of: command), number(of: command, in: list, textures))
      }
    }
    damage.finish()
  }

  /// Where a command may draw.
  private func reach(of command: DrawCommand) -> PixelBounds {
    let rect: PixelRect
    switch command {
    case .clip, .pair(.first), .pair(.second): return .none
    case .pair(.both(let frame, _)): rect = pixels(frame)
    case .fill(let frame, _), .gradient(let frame, _, _, _): rect = pixels(frame)
    // Where it is joined with another one its edge goes to the nearest pixel.
    case .picture(let quad): rect = pixels(quad.bounds).grown(by: 1)
    case .text(_, let box, let style):
      let around = style.size * style.zoom * 2 + style.blur * Self.blurReach
      rect = pixels(box).grown(by: around * scale).turned(inPixels(style.turn))
    case .shape(let shape):
      let frame = pixels(shape.frame).grown(by: 1).turned(inPixels(shape.turn))
      guard let shadow = shape.shadow else {
        rect = frame
        break
      }
      let moved = frame.moved(x: shadow.offset.x * scale, y: shadow.offset.y * scale)
      rect = frame.union(moved.grown(by: max(0.5, shadow.blur * scale)))
    case .mesh(let mesh):
      if let bounds = mesh.bounds { rect = pixels(bounds).grown(by: 1) } else { rect = surface }
    }
    let seen = rect.intersection(shapes.clip)
    return seen.isEmpty ? .none : seen.outerPixels.centers
  }

  /// A hash of everything that decides the command's pixels.
  private func number(of command: DrawCommand, in list: DrawList, _ textures: borrowing TextureStore) -> Int {
    var hasher = Hasher()
    hasher.combine(shapes.clip)
    switch command {
    case .picture(let quad):
      hasher.combine(quad)
      combine(mixer.state(of: quad, textures), into: &hasher)
    case .mesh(let mesh):
      hasher.combine(mesh.skin)
      if case .picture(let picture) = mesh.skin { combine(textures.pictures[picture], into: &hasher) }
      hasher.combine(list.number(of: mesh))
    default: hasher.combine(command)
    }
    return hasher.finalize()
  }

  private func combine(_ picture: PictureTexture?, into hasher: inout Hasher) {
    switch picture {
    case .ready(let texture, let opacity):
      hasher.combine(texture.id)
      hasher.combine(opacity)
    case .failed(let reason), .lost(let reason): hasher.combine(reason)
    case .loading, nil: break
    }
  }
}

extension DrawList {
  /// A number of all that a mesh shows, wherever among the others its corners stand.
  fileprivate func number(of mesh: Mesh) -> Int {
    var hasher = Hasher()
    var shape: UInt64 = 0
    let indices = mesh.indices.clamped(to: self.indices.indices)
    let vertices = mesh.vertices.clamped(to: self.vertices.indices)
    // The corners of a mesh may be anywhere, so all of them count.
    let isKnown = mesh.bounds != nil && vertices == mesh.vertices
    let first = isKnown ? UInt32(vertices.lowerBound) : 0
    for index in indices { shape = (shape ^ UInt64(self.indices[index] &- first)) &* 0x100_0000_01B3 }
    hasher.combine(shape)
    self.vertices.withUnsafeBytes { bytes in
      let stride = MemoryLayout<Vertex>.stride
      let part = isKnown ? vertices.lowerBound * stride..<vertices.upperBound * stride : 0..<bytes.count
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[part]))
    }
    return hasher.finalize()
  }
}

extension FramePainter {
  /// Colors of the placeholder for a picture that is not loaded yet, from top to bottom.
  private var placeholder: (from: Color, to: Color) { isDark ? Self.dark : Self.light }
  private static let light = (from: Color(0xD9DBDF), to: Color(0xC9CCD2))
  private static let dark = (from: Color(0x3A3C42), to: Color(0x303238))
  /// Dark enough for the white title of a row.
  private static let failure = (from: Color(0x7A6B68), to: Color(0x685956))
  private static let failureText = Color(0xF3E9E7)
  /// Gray, drawn instead of the missing picture of a mesh.
  private var absent: Color { isDark ? Color(0x35373D) : Color(0xD1D4D9) }

  private mutating func draw(_ quad: PictureQuad, with textures: inout TextureStore) throws(SDLError) {
    var (rect, crop) = (pixels(quad.frame), quad.crop)
    if let axis = quad.joined { rect.join(along: axis, crop: &crop) }
    let opacity = Double(quad.tint.alpha) / 255
    let turn = inPixels(quad.turn)
    guard rect.isFinite, opacity > 0, rect.turned(turn).grown(by: turn == nil ? 0 : 1).overlaps(shapes.clip) else {
      return
    }
    switch mixer.state(of: quad, textures) {
    case .ready(let texture, let share):
      var tint = quad.tint
      crop = texture.texels(of: crop)
      if share < 1 {
        if !quad.picture.isGlass { try drawTile(rect, quad, placeholder, opacity: opacity) }
        tint = tint.opacity(share)
      }
      guard quad.blend == .normal else {
        let reach = rect.turned(turn).grown(by: 1).intersection(shapes.clip).intersection(surface)
        let radius = quad.radius * scale
        return try blends.blend(quad.blend, of: texture, on: reach, surface, &shapes, &textures) {
          shapes throws(SDLError) in
          try shapes.draw(texture, on: rect, radius: radius, tint: tint, texels: crop, turn: turn)
        }
      }
      try shapes.draw(texture, on: rect, radius: quad.radius * scale, tint: tint, texels: crop, turn: turn)
    case _ where quad.picture.isGlass: return
    case .failed(let reason):
      try drawTile(rect, quad, Self.failure, opacity: opacity)
      if turn == nil { try drawReason(reason, in: rect, opacity: opacity, with: &textures) }
    case .lost(let name):
      let (from, to) = Self.failure
      try drawTile(rect, quad, (from, to), opacity: opacity * Self.lostShare)
      if turn == nil { try drawName(name, in: rect, opacity: opacity, with: &textures) }
    case .loading, nil:
      try drawTile(rect, quad, placeholder, opacity: opacity)
    }
  }

  /// Opacity of the place of a lost layer, behind which the others stay visible.
  private static let lostShare = 0.25
  /// Height of the band with its name, in points.
  private static let bandHeight = 36.0

  /// The name of a lost layer, on a band across the middle of its place.
  private mutating func drawName(
    _ name: String, in rect: PixelRect, opacity: Double, with textures: inout TextureStore
  ) throws(SDLError) {
    let height = min(rect.height, Self.bandHeight * scale)
    var band = rect
    band.top = (rect.top + rect.bottom - height) / 2
    band.bottom = band.top + height
    try shapes.fill(
      band, with: FillStyle(from: Self.failure.from.opacity(opacity), to: Self.failure.to.opacity(opacity)))
    try drawReason(name, in: band, opacity: opacity, with: &textures)
  }

  private mutating func drawTile(
    _ rect: PixelRect, _ quad: PictureQuad, _ colors: (from: Color, to: Color), opacity: Double
  ) throws(SDLError) {
    let style = FillStyle(from: colors.from.opacity(opacity), to: colors.to.opacity(opacity))
    if quad.radius > 0 || quad.turn != nil {
      try shapes.fillRounded(
        rect, radius: quad.radius * scale, with: style, texels: .unit, turn: inPixels(quad.turn))
    } else {
      try shapes.fill(rect, with: style)
    }
  }

  /// The reason, as large as the tile allows, from 8 to 13 points; nothing in a tile that is smaller.
  private mutating func drawReason(
    _ reason: String, in rect: PixelRect, opacity: Double, with textures: inout TextureStore
  ) throws(SDLError) {
    let height = rect.height / scale
    let width = rect.width / scale
    let size = min(13, height / 3, width / 8)
    guard size >= 8 else { return }
    let style = TextStyle(size: size, color: Self.failureText.opacity(opacity), alignment: .center)
    var box = rect
    box.left += size * scale / 2
    box.right -= size * scale / 2
    try draw(reason, in: box, style: style, with: &textures)
  }

  private mutating func draw(
    _ mesh: Mesh, of list: DrawList, with textures: borrowing TextureStore
  ) throws(SDLError) {
    switch mesh.skin {
    case .color: try shapes.draw(mesh, of: list, scale: scale)
    case .picture(let picture):
      if case .ready(let texture, _) = textures.pictures[picture] {
        try shapes.draw(mesh, of: list, scale: scale, texture: texture)
      } else {
        try shapes.draw(mesh, of: list, scale: scale, overlay: absent)
      }
    }
  }
}

extension FramePainter {
  /// How far a line is blurred beyond its box, over the standard deviation: margins go to whole texels.
  private static let blurReach = 8.0

  /// Draws a line of text in a box (pixels): its capitals centered vertically, cut with an ellipsis where it is too
  /// long.
  ///
  /// It keeps whole pixels from the corner of its box, so that it is sharp where the box is at rest and moves as
  /// finely as the box does.
  private mutating func draw(
    _ text: String, in box: PixelRect, style: TextStyle, with textures: inout TextureStore
  ) throws(SDLError) {
    let whole = box
    guard let order = LineSetting(of: text, in: box, style, scale: scale) else { return }
    let reach = order.size * 2 + style.blur * scale * Self.blurReach
    guard box.grown(by: reach).turned(inPixels(style.turn)).overlaps(shapes.clip) else { return }
    let (set, box, face, limit) = (order.set, order.box, order.face, order.limit)
    if style.hasTabularDigits, let advance = self.text.numberWidth(text, face), advance <= limit {
      // Whole pixels from the corner of the box keep each character sharp.
      var indent = style.indent(advance, in: box)
      for character in text {
        let line = self.text.line(String(character), face, limit: limit)
        let room = self.text.advance(of: character, face)
        let left = box.left + (indent + (room - Double(line.width)) / 2).rounded()
        try draw(line, left: left, in: box, style.color, with: &textures)
        indent += room
      }
      return
    }
    let line = self.text.line(text, face, limit: limit, blur: order.blur)
    guard style.turn == nil, style.part == .unit else {
      return try draw(line, in: box, style, set, of: whole, with: &textures)
    }
    try draw(
      line, left: box.left + style.indent(line.width, in: box), in: box, style.color, set, with: &textures)
  }

  /// Draws a rotated line of text, or the part of it inside a part of its box.
  private mutating func draw(
    _ line: TextLine, in box: PixelRect, _ style: TextStyle, _ set: TextSetting, of whole: PixelRect,
    with textures: inout TextureStore
  ) throws(SDLError) {
    try updatePages(&textures)
    guard let place = line.place else { return }
    text.use(page: place.page)
    let left = box.left + style.indent(line.width, in: box)
    let (frame, texels) = (set.drawn(line.frame(left: left, in: box), in: box), line.texels(at: place))
    let part = PixelRect(
      left: whole.left + style.part.x * whole.width, top: whole.top + style.part.y * whole.height,
      right: whole.left + style.part.maxX * whole.width, bottom: whole.top + style.part.maxY * whole.height)
    // A line is not cut where its box is not. Its own edges are transparent for a texel, and softened within that.
    var seen = frame.grown(by: -0.5)
    if style.part.x > 0 { seen.left = max(seen.left, part.left) }
    if style.part.y > 0 { seen.top = max(seen.top, part.top) }
    if style.part.maxX < 1 { seen.right = min(seen.right, part.right) }
    if style.part.maxY < 1 { seen.bottom = min(seen.bottom, part.bottom) }
    guard !seen.isEmpty, !frame.isEmpty else { return }
    let crop = Rect(
      x: texels.x + (seen.left - frame.left) / frame.width * texels.width,
      y: texels.y + (seen.top - frame.top) / frame.height * texels.height,
      width: seen.width / frame.width * texels.width, height: seen.height / frame.height * texels.height)
    let page = shapes.pages[place.page]
    guard let turn = inPixels(style.turn) else {
      return try shapes.fill(seen, with: page, texels: crop, tint: style.color)
    }
    try shapes.fillRounded(seen, radius: 0, with: FillStyle(page, tint: style.color), texels: crop, turn: turn)
  }

  /// Sets the lines of a list before it is drawn: opening fonts takes its time, and pictures may be on their way.
  mutating func setText(of list: DrawList, scale: Double) {
    guard scale > 0, scale.isFinite else { return }
    for case .text(let text, let box, let style) in list.commands {
      guard let order = LineSetting(of: text, in: PixelRect(box, scale: scale), style, scale: scale) else { continue }
      let (face, limit) = (order.face, order.limit)
      if style.hasTabularDigits, let advance = self.text.numberWidth(text, face), advance <= limit { continue }
      _ = self.text.line(text, face, limit: limit, blur: order.blur)
    }
  }

  /// Sets some of the blurs that lines will come to, before anything is drawn that may show the same page.
  private mutating func prepareBlurs(_ list: DrawList, _ textures: inout TextureStore) throws(SDLError) {
    for case .text(let text, let box, let style) in list.commands where style.blurs.upperBound > 0 {
      guard let order = LineSetting(of: text, in: pixels(box), style, scale: scale), let most = order.blurs.most else {
        continue
      }
      self.text.prepare(text, order.face, limit: order.limit, from: order.blurs.least, to: most)
    }
    try updatePages(&textures)
  }

  private mutating func draw(
    _ line: TextLine, left: Double, in box: PixelRect, _ color: Color, _ set: TextSetting = TextSetting(zoom: 1),
    with textures: inout TextureStore
  ) throws(SDLError) {
    try updatePages(&textures)
    guard let place = line.place else { return }
    text.use(page: place.page)
    try shapes.fill(
      set.drawn(line.frame(left: left, in: box), in: box), with: shapes.pages[place.page],
      texels: line.texels(at: place), tint: color,
      softens: false)
  }

  /// Uploads the lines that were added to the pages.
  mutating func updatePages(_ textures: inout TextureStore) throws(SDLError) {
    while shapes.pages.count < text.pages.count { shapes.pages.append(try textures.makeGlyphPage()) }
    guard !text.changes.isEmpty else { return }
    for change in text.changes {
      switch change {
      case .emptied:
        // Waiting quads may show the lines that are dropped.
        try shapes.batch.flush()
        if case .painter(let painter) = shapes.batch.target { painter.flush() }
        textures.generation += 1
      case .drawn(let page, let part, let start):
        try text.staging.withUnsafeBufferPointer { texels throws(SDLError) in
          try textures.update(
            shapes.pages[page], x: part.x, y: part.y, width: part.width, height: part.height,
            UnsafeRawPointer(texels.baseAddress.map { $0 + start }))
        }
      }
    }
    text.removeChanges()
  }

  /// Recreates the pages after textures were lost, and forgets everything that referred to one.
  mutating func rebuild(_ textures: inout TextureStore) throws(SDLError) {
    shapes.removeTextures(&textures)
    removePlanes(&textures)
    text.removeAll()
    try updatePages(&textures)
  }
}

extension FramePainter {
  /// The quads of a list as they stand there. Meshes are left out.
  mutating func plainFrame(
    of list: DrawList, scale: Double, on surface: PixelRect, with textures: inout TextureStore
  ) throws(SDLError) -> PlainFrame {
    var plain = PlainFrame()
    self.scale = scale
    var clip = surface
    for command in list.commands {
      switch command {
      case .clip(let rect): clip = rect.map { surface.intersection(pixels($0)) } ?? surface
      case .fill(let rect, let color): plain.append(pixels(rect), with: FillStyle(color), texels: .unit, clip: clip)
      case .gradient(let rect, let from, let to, let axis):
        plain.append(pixels(rect), with: FillStyle(from: from, to: to, along: axis), texels: .unit, clip: clip)
      case .shape(let shape):
        guard shape.part == .inside, shape.fill.alpha > 0 else { continue }
        plain.append(pixels(shape.frame), with: FillStyle(shape.fill), texels: .unit, clip: clip)
      case .picture(let quad):
        guard case .ready(let texture, _) = mixer.state(of: quad, textures) else { continue }
        plain.append(
          pixels(quad.frame), with: FillStyle(texture, tint: quad.tint), texels: texture.texels(of: quad.crop),
          clip: clip)
      case .text(let text, let box, let style):
        let set = TextSetting(zoom: style.zoom)
        let box = set.box(pixels(box))
        guard !text.isEmpty, !box.isEmpty, box.width < 1e6 else { continue }
        let face = TextFace(style, size: FontSize(pixels: style.size * scale * set.size))
        let line = self.text.line(text, face, limit: Int(box.width + 0.01))
        try updatePages(&textures)
        guard let place = line.place else { continue }
        plain.append(
          set.drawn(line.frame(left: box.left + style.indent(line.width, in: box), in: box), in: box),
          with: FillStyle(shapes.pages[place.page], tint: style.color), texels: line.texels(at: place), clip: clip)
      case .mesh, .pair: continue
      }
    }
    plain.generation = textures.generation
    return plain
  }
}

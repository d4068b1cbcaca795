internal import TrestlePlatform

/// The pixels that one viewer shows, and the changes that it has not been sent yet.
///
/// A viewer gets an update only after it asked for one, so a slow connection gets fewer frames and never a queue of them.
struct ViewerPicture {
  var abilities = ViewerAbilities()
  private(set) var isWaiting = false
  private var shown: PixelStore?
  private var pending = PendingChange()
  /// Parts that the viewer has asked for although they may not have changed.
  private var lost: [PixelArea] = []
  private var size = (width: 0, height: 0)
  private var sentAbilities = ViewerAbilities()
  private var sentCursor: CursorShape?
  private var sentProperties = ScreenProperties()
  /// Whether texts that are copied from now on are new.
  private var hasSentText = false
  /// The reason of the next message about the size, and its result.
  private var sizeNews: (reason: Int, status: Int)?
  private let tight = TightEncoder()

  mutating func begin(_ screen: SharedScreen) -> (width: Int, height: Int) {
    size = screen.frameSize
    return size
  }

  mutating func add(_ change: PendingChange) { pending.add(change) }

  mutating func request(isIncremental: Bool, _ area: PixelArea) {
    isWaiting = true
    if !isIncremental { lost.append(area) }
    if lost.count > 64 { invalidate() }
  }

  /// Sends all pixels again.
  mutating func invalidate() { lost = [PixelArea(x: 0, y: 0, width: 1 << 16, height: 1 << 16)] }

  mutating func refuseSize() { sizeNews = (1, 1) }

  /// Whether the frame has a size that cannot be sent to the viewer.
  func isOutgrown(by frame: PixelStore) -> Bool {
    isWaiting && size != (frame.width, frame.height) && !abilities.desktopSize && !abilities.extendedDesktopSize
  }

  /// Appends an update if the viewer waits for one and there is anything to send; returns whether it did.
  mutating func appendUpdate(of frame: PixelStore, _ properties: ScreenProperties, _ format: PixelFormat, to output: inout [UInt8]) -> Bool
  {
    if abilities.isPage { appendProperties(properties, to: &output) } else { appendText(properties, to: &output) }
    guard isWaiting else { return false }
    var rectangles: [UInt8] = []
    var count = 0
    let hasNewSize = size != (frame.width, frame.height)
    appendPseudoRectangles(frame, properties, format, &rectangles, &count)
    // After a change of size the viewer makes a picture of that size, and asks again.
    if !hasNewSize { appendPixels(frame, format, &rectangles, &count) }
    guard count > 0 else { return false }
    isWaiting = false
    output += [0, 0] + UInt16(count).bytes
    output += rectangles
    return true
  }

  private mutating func appendPixels(_ frame: PixelStore, _ format: PixelFormat, _ output: inout [UInt8], _ count: inout Int) {
    guard size == (frame.width, frame.height) else { return }
    let old: PixelStore
    if let shown, shown.hasSize(of: frame) {
      old = shown
    } else {
      old = PixelStore(width: frame.width, height: frame.height)
      shown = old
      lost = [frame.bounds]
    }
    for area in lost {
      old.invert(area, of: frame)
      pending.add([area.clipped(width: frame.width, height: frame.height)], shift: nil)
    }
    let copies = abilities.copies && lost.isEmpty
    lost = []
    guard !pending.isEmpty else { return }
    let difference = FrameDifference.find(from: old, to: frame, pending, copies: copies)
    pending.removeAll()
    for step in difference.steps {
      switch step {
      case .move(let shift):
        Self.append(shift.target, ViewerAbilities.copyRect, to: &output)
        output += UInt16(shift.target.x - shift.dx).bytes + UInt16(shift.target.y - shift.dy).bytes
        count += 1
      case .send(let area):
        for x in stride(from: area.x, to: area.x + area.width, by: TightEncoder.mostColumns) {
          let part = PixelArea(x: x, y: area.y, width: min(TightEncoder.mostColumns, area.x + area.width - x), height: area.height)
          append(part, frame, format, &output)
          count += 1
        }
      }
    }
  }

  private func append(_ area: PixelArea, _ frame: PixelStore, _ format: PixelFormat, _ output: inout [UInt8]) {
    if abilities.tight, format.bytes > 1 {
      Self.append(area, ViewerAbilities.tightEncoding, to: &output)
      tight.append(area, of: frame, format, to: &output)
      return
    }
    Self.append(area, 0, to: &output)
    for y in area.y..<area.y + area.height {
      let row = frame.row(y)
      for x in area.x..<area.x + area.width { format.append(row[x], to: &output) }
    }
  }

  private static func append(_ area: PixelArea, _ encoding: Int32, to output: inout [UInt8]) {
    output += UInt16(area.x).bytes + UInt16(area.y).bytes + UInt16(area.width).bytes + UInt16(area.height).bytes + encoding.bytes
  }

  // MARK: Rectangles without pixels

  private mutating func appendPseudoRectangles(
    _ frame: PixelStore, _ properties: ScreenProperties, _ format: PixelFormat, _ output: inout [UInt8], _ count: inout Int
  ) {
    let frameSize = PixelArea(x: 0, y: 0, width: frame.width, height: frame.height)
    let isNewSize = size != (frame.width, frame.height)
    if abilities.codedKeys, !sentAbilities.codedKeys {
      Self.append(PixelArea(x: 0, y: 0, width: 0, height: 0), ViewerAbilities.codedKeysEncoding, to: &output)
      count += 1
    }
    if abilities.cursor, !abilities.isPage, sentCursor != properties.cursor {
      sentCursor = properties.cursor
      CursorImage(properties.cursor).append(format, to: &output)
      count += 1
    }
    if abilities.extendedDesktopSize {
      if isNewSize || sizeNews != nil || !sentAbilities.extendedDesktopSize {
        let news = sizeNews ?? (0, 0)
        sizeNews = nil
        var area = frameSize
        (area.x, area.y) = news
        Self.append(area, ViewerAbilities.extendedDesktopSizeEncoding, to: &output)
        output += [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] + UInt16(frame.width).bytes + UInt16(frame.height).bytes + [0, 0, 0, 0]
        count += 1
        size = (frame.width, frame.height)
        if isNewSize { shown = nil }
      }
    } else if abilities.desktopSize, isNewSize {
      Self.append(frameSize, ViewerAbilities.desktopSizeEncoding, to: &output)
      count += 1
      size = (frame.width, frame.height)
      shown = nil
    }
    sentAbilities = abilities
  }

  /// Appends the text that the application copied, in Latin-1, as the protocol says; a question mark is each other character.
  private mutating func appendText(_ new: ScreenProperties, to output: inout [UInt8]) {
    defer { sentProperties = new }
    guard new.copies != sentProperties.copies, hasSentText else {
      hasSentText = true
      return
    }
    let text = new.clipboard.unicodeScalars.prefix(ClientMessage.longest).map { $0.value < 256 ? UInt8($0.value) : 0x3f }
    output += [3, 0, 0, 0] + UInt32(text.count).bytes + text
  }

  // MARK: What only the page understands

  private mutating func appendProperties(_ new: ScreenProperties, to output: inout [UInt8]) {
    let isFirst = !sentAbilities.isPage
    let old = sentProperties
    sentProperties = new
    sentAbilities.isPage = true
    func append(_ kind: UInt8, _ payload: [UInt8]) { output += [PageMessage.type, kind] + UInt32(payload.count).bytes + payload }
    func number(_ value: Double) -> [UInt8] { Float(max(-1e6, min(1e6, value))).bitPattern.bytes }
    if isFirst || old.scale != new.scale || old.followsBrowser != new.followsBrowser {
      append(1, [new.followsBrowser ? 1 : 0] + number(new.scale))
    }
    if isFirst || old.title != new.title { append(2, Array(new.title.utf8)) }
    if isFirst || old.cursor != new.cursor { append(3, Array(new.cursor.nameInBrowser.utf8)) }
    if isFirst || old.textInputArea != new.textInputArea {
      let area = new.textInputArea
      append(
        4,
        [area == nil ? 0 : 1]
          + [area?.minX, area?.minY, area?.width, area?.height].flatMap { number(Double($0 ?? 0) * Double(new.scale)) })
    }
    if new.copies != old.copies, !isFirst { append(5, Array(new.clipboard.utf8.prefix(ClientMessage.longest))) }
    if isFirst || old.status != new.status { append(6, Array(new.status.utf8)) }
  }
}

extension CursorShape {
  /// The name of the shape in CSS.
  var nameInBrowser: String {
    switch self {
    case .arrow: "default"
    case .text: "text"
    case .wait: "wait"
    case .crosshair: "crosshair"
    case .resizeHorizontal: "ew-resize"
    case .resizeVertical: "ns-resize"
    case .resizeAll: "move"
    case .forbidden: "not-allowed"
    case .hand: "pointer"
    case .hidden: "none"
    }
  }
}

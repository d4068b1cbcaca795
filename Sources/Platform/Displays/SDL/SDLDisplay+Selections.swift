internal import TrestleCSDL2
import Foundation

/// The clipboard and drags have all types on X11, by a connection of their own, and under Wayland. Elsewhere SDL gives text and dropped files.
extension SDLDisplay {
  package func clipboardSerial() -> Int? { connection.selections?.clipboardSerial() ?? connection.wayland?.serial }

  package func readClipboard() -> [SelectionContent] {
    if let selections = connection.selections { return selections.contents(of: selections.clipboard) }
    if let wayland = connection.wayland { return wayland.clipboardContents { clipboardText } }
    return clipboardText.map { [SelectionContent(type: SelectionContent.text, bytes: Data($0.utf8))] } ?? []
  }

  package func writeClipboard(_ contents: [SelectionContent]) {
    if let selections = connection.selections { return selections.offer(contents, as: selections.clipboard) }
    if let wayland = connection.wayland { return wayland.offer(contents) }
    let text = contents.first { $0.type == SelectionContent.text }.map { String(decoding: $0.bytes, as: UTF8.self) }
    _ = sdl.setClipboardText(text ?? "")
  }

  package var primaryText: String? {
    get {
      let contents = connection.selections?.contents(of: X11Client.Atom.primary) ?? []
      return contents.first { $0.type == SelectionContent.text }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    set {
      let contents = newValue.map { [SelectionContent(type: SelectionContent.text, bytes: Data($0.utf8))] } ?? []
      connection.selections?.offer(contents, as: X11Client.Atom.primary)
    }
  }

  package func receiveDrags() -> Bool {
    guard let window = x11Window, let drags = connection.drags else { return connection.wayland != nil }
    drags.receive(over: UInt32(truncatingIfNeeded: window))
    return true
  }

  package func answerDrag(_ isAccepted: Bool) {
    connection.drags?.answer(isAccepted)
    connection.wayland?.answer(isAccepted)
  }

  package func dragOut(_ contents: () -> [SelectionContent], to point: CGPoint) -> Bool {
    guard let drags = connection.drags, let place = placeOnDesktop else { return false }
    return drags.dragOut(contents, to: CGPoint(x: place.x + point.x * scale, y: place.y + point.y * scale))
  }

  package func endDragOut(drops: Bool) -> Bool { connection.drags?.endDragOut(drops: drops) ?? false }

  /// Handles a drag over the window, given in its own coordinates.
  func takeUnits(_ event: DragEvent) {
    var event = event
    let factor = CGFloat(pixelWidth) / CGFloat(max(1, windowWidth))
    event.location = CGPoint(x: event.location.x * factor, y: event.location.y * factor)
    take(event)
  }

  /// Handles a drag over the window, given in its pixels.
  func take(_ event: DragEvent) {
    var event = event
    event.location = CGPoint(x: event.location.x / scale, y: event.location.y / scale)
    queue.append(.drag(event))
    MainLoop.wake()
  }
}

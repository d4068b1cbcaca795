internal import TrestleCSDL2
import Foundation

/// Drags between this program and others by the protocol XDND, version 5.
///
/// SDL takes drops of files and texts without their place. A window that receives more names the window of this connection as its proxy: the
/// messages of drags then come here, and SDL does not see them.
@MainActor final class X11Drags {
  private let selections: X11Selections
  private var client: X11Client { selections.client }
  private let selection: UInt32
  private let version: UInt32 = 5

  /// The drag of another program over a window of this one.
  private struct Incoming {
    let source: UInt32
    var window: UInt32
    var types: [UInt32]
    var location = CGPoint.zero
    var isAccepted = false
  }

  /// The drag of this program over others.
  private struct Outgoing {
    let types: [UInt32]
    var target: UInt32 = 0
    var receiver: UInt32 = 0
    var isAccepted = false
    var waitsForStatus = false
    /// The last place that is not sent yet, because the target has not answered.
    var pending: UInt32?
    var isFinished = false
  }

  private var incoming: Incoming?
  private var outgoing: Outgoing?
  private var windows: Set<UInt32> = []
  /// Called with a drag over a window, in pixels of the window.
  var dragged: (UInt32, DragEvent) -> Void = { _, _ in }

  init(_ selections: X11Selections) {
    self.selections = selections
    selection = selections.client.atom("XdndSelection")
    selections.dragMessage = { [unowned self] in handle($0) }
  }

  /// Begins to receive drags over a window.
  func receive(over window: UInt32) {
    guard windows.insert(window).inserted else { return }
    let (proxy, aware) = (client.atom("XdndProxy"), client.atom("XdndAware"))
    client.setProperty(aware, of: client.window, type: X11Client.Atom.atom, words: [version])
    client.setProperty(proxy, of: client.window, type: X11Client.Atom.window, words: [client.window])
    client.setProperty(aware, of: window, type: X11Client.Atom.atom, words: [version])
    client.setProperty(proxy, of: window, type: X11Client.Atom.window, words: [client.window])
    client.flush()
  }

  private func handle(_ event: X11Event) {
    switch client.name(of: event[2]) {
    case "XdndEnter": enter(event)
    case "XdndPosition": move(event)
    case "XdndLeave": if incoming?.source == event[3] { leave() }
    case "XdndDrop": if incoming?.source == event[3] { drop() }
    case "XdndStatus": takeStatus(event)
    case "XdndFinished": if event[3] == outgoing?.target { outgoing?.isFinished = true }
    default: break
    }
  }

  private func message(_ name: String, about window: UInt32, to receiver: UInt32, _ words: [UInt32]) {
    client.send(kind: X11Event.clientMessage, format: 32, to: receiver, [window, client.atom(name)] + words)
    client.flush()
  }

  // MARK: Into this program

  private func enter(_ event: X11Event) {
    let source = event[3]
    var types = [event[5], event[6], event[7]].filter { $0 != 0 }
    if event[4] & 1 != 0, let all = client.property(client.atom("XdndTypeList"), of: source, longest: 4096)?.words { types = all }
    incoming = Incoming(source: source, window: event[1], types: Array(types.prefix(256)))
  }

  private func move(_ event: X11Event) {
    guard incoming?.source == event[3], let incoming else { return }
    let (x, y) = (Int16(truncatingIfNeeded: event[5] >> 16), Int16(truncatingIfNeeded: event[5]))
    let cookie = client.xcb.translateCoordinates(client.connection, client.root, incoming.window, x, y)
    guard let reply = client.xcb.translateCoordinatesReply(client.connection, cookie, nil) else { return }
    defer { free(reply) }
    let raw = UnsafeRawPointer(reply)
    let place = CGPoint(
      x: CGFloat(raw.load(fromByteOffset: 12, as: Int16.self)), y: CGFloat(raw.load(fromByteOffset: 14, as: Int16.self)))
    self.incoming?.location = place
    dragged(incoming.window, DragEvent(.moved, at: place, types: selections.types(incoming.types)))
  }

  /// Reports to the other program whether its drag would be accepted at the last place.
  func answer(_ isAccepted: Bool) {
    guard let drag = incoming else { return }
    incoming?.isAccepted = isAccepted
    // Bit 1 asks for every movement.
    let action = isAccepted ? client.atom("XdndActionCopy") : 0
    message("XdndStatus", about: drag.source, to: drag.source, [drag.window, (isAccepted ? 1 : 0) | 2, 0, 0, action])
  }

  private func leave() {
    guard let drag = incoming else { return }
    incoming = nil
    dragged(drag.window, DragEvent(.left, at: drag.location, types: []))
  }

  private func drop() {
    guard let drag = incoming else { return }
    incoming = nil
    let contents = drag.isAccepted ? selections.contents(of: selection, offered: drag.types) : []
    let isTaken = !contents.isEmpty
    message(
      "XdndFinished", about: drag.source, to: drag.source,
      [drag.window, isTaken ? 1 : 0, isTaken ? client.atom("XdndActionCopy") : 0])
    dragged(
      drag.window, DragEvent(isTaken ? .dropped(contents) : .left, at: drag.location, types: selections.types(drag.types)))
  }

  // MARK: Out of this program

  /// Moves a drag to a place of the desktop, over other programs; returns whether the one there takes it.
  func dragOut(_ contents: () -> [SelectionContent], to place: CGPoint) -> Bool {
    if outgoing == nil {
      let contents = contents()
      selections.offer(contents, as: selection)
      let types = contents.flatMap { $0.type == SelectionContent.text ? ["UTF8_STRING", $0.type, "text/plain"] : [$0.type] }.map(
        client.atom)
      client.setProperty(client.atom("XdndTypeList"), of: client.window, type: X11Client.Atom.atom, words: types)
      client.setProperty(client.atom("XdndAware"), of: client.window, type: X11Client.Atom.atom, words: [version])
      outgoing = Outgoing(types: types)
    }
    client.handleEvents()
    let (x, y) = (Int16(clamping: Int(place.x)), Int16(clamping: Int(place.y)))
    let found = target(x, y)
    if found?.window ?? 0 != outgoing?.target { change(to: found) }
    guard outgoing?.target ?? 0 != 0 else { return false }
    outgoing?.pending = UInt32(UInt16(bitPattern: x)) << 16 | UInt32(UInt16(bitPattern: y))
    sendPlace()
    return outgoing?.isAccepted ?? false
  }

  private func change(to found: (window: UInt32, receiver: UInt32)?) {
    guard let drag = outgoing else { return }
    if drag.target != 0 { message("XdndLeave", about: drag.target, to: drag.receiver, [client.window, 0]) }
    outgoing = Outgoing(types: drag.types, target: found?.window ?? 0, receiver: found?.receiver ?? 0)
    guard let found else { return }
    let first = Array(drag.types.prefix(3)) + Array(repeating: 0, count: max(0, 3 - drag.types.count))
    message("XdndEnter", about: found.window, to: found.receiver, [client.window, version << 24 | (drag.types.count > 3 ? 1 : 0)] + first)
  }

  private func sendPlace() {
    guard let drag = outgoing, !drag.waitsForStatus, let place = drag.pending else { return }
    outgoing?.pending = nil
    outgoing?.waitsForStatus = true
    message("XdndPosition", about: drag.target, to: drag.receiver, [client.window, 0, place, 0, client.atom("XdndActionCopy")])
  }

  private func takeStatus(_ event: X11Event) {
    guard event[3] == outgoing?.target else { return }
    outgoing?.isAccepted = event[4] & 1 != 0
    outgoing?.waitsForStatus = false
    sendPlace()
  }

  /// Ends the drag, by a drop where it is taken; returns whether another program has taken it.
  func endDragOut(drops: Bool) -> Bool {
    guard outgoing != nil else { return false }
    _ = client.wait(seconds: 0.3) { !(outgoing?.waitsForStatus ?? false) && outgoing?.pending == nil }
    guard let drag = outgoing else { return false }
    var isTaken = false
    if drops, drag.isAccepted, drag.target != 0 {
      message("XdndDrop", about: drag.target, to: drag.receiver, [client.window, 0, 0])
      isTaken = client.wait(seconds: SelectionContent.patience) { outgoing?.isFinished ?? true }
    } else if drag.target != 0 {
      message("XdndLeave", about: drag.target, to: drag.receiver, [client.window, 0])
    }
    outgoing = nil
    selections.offer([], as: selection)
    return isTaken
  }

  /// Returns the window at a place of the desktop that takes part in drags, and the one that receives its messages.
  private func target(_ x: Int16, _ y: Int16) -> (window: UInt32, receiver: UInt32)? {
    var window = client.root
    // Windows of a window manager are between the root and those of programs.
    for _ in 0..<16 {
      let cookie = client.xcb.translateCoordinates(client.connection, client.root, window, x, y)
      guard let reply = client.xcb.translateCoordinatesReply(client.connection, cookie, nil) else { return nil }
      let child = UnsafeRawPointer(reply).load(fromByteOffset: 8, as: UInt32.self)
      free(reply)
      guard child != 0 else { return nil }
      window = child
      guard client.property(client.atom("XdndAware"), of: window, longest: 4) != nil else { continue }
      let proxy = client.property(client.atom("XdndProxy"), of: window, longest: 4)?.words.first
      return (window, proxy ?? window)
    }
    return nil
  }
}

internal import TrestleCSDL2
import Foundation

/// The clipboard, the primary selection and what is dragged, exchanged with other programs in all their types.
///
/// Programs exchange data by properties of windows. Large data is sent in parts (INCR). Nothing of another program is trusted: an answer of
/// another type, one that never ends, and one that does not come count as no answer.
@MainActor final class X11Selections {
  let client: X11Client
  let clipboard: UInt32
  private let targets: UInt32
  private let incremental: UInt32
  private let utf8: UInt32
  /// The contents that this program offers, by selection.
  private var offers: [UInt32: Offer] = [:]
  private var senders: [Sender] = []
  private var request: Request?
  private var requestCount = 0
  /// Incremented when the clipboard has another owner.
  private var serial = 0
  private var watchedEvent: UInt8?
  private nonisolated(unsafe) let extensionName: UnsafeMutablePointer<CXCB_Extension>
  /// Handles the messages of drags.
  var dragMessage: (X11Event) -> Void = { _ in }

  private struct Offer {
    var contents: [SelectionContent]
    var time: UInt32
  }

  /// Data on its way to a program that deletes a property when it has read a part.
  private struct Sender {
    let requestor: UInt32
    let property: UInt32
    let type: UInt32
    let bytes: Data
    var offset = 0
    var lastTime = MonotonicClock.now
  }

  /// The conversion that is waited for.
  private struct Request {
    let selection: UInt32
    let target: UInt32
    let property: UInt32
    var isAnswered = false
    var isRefused = false
    var isChanged = false
  }

  /// The length from which data is sent in parts.
  static let partLength = 200 << 10

  init?() {
    guard let client = X11Client() else { return nil }
    self.client = client
    clipboard = client.atom("CLIPBOARD")
    targets = client.atom("TARGETS")
    incremental = client.atom("INCR")
    utf8 = client.atom("UTF8_STRING")
    extensionName = .allocate(capacity: 1)
    extensionName.initialize(to: CXCB_Extension(name: strdup("XFIXES"), number: 0))
    client.received = { [unowned self] in handle($0) }
    watchOwner()
  }

  func close() {
    client.close()
    // libxcb keeps the address of the extension until the connection is closed.
    free(UnsafeMutableRawPointer(mutating: extensionName.pointee.name))
    extensionName.deallocate()
  }

  /// Has the server report new owners of the clipboard, by its extension XFIXES.
  private func watchOwner() {
    guard let data = client.xcb.getExtensionData(client.connection, extensionName), data[8] != 0 else { return }
    watchedEvent = data[10]
    var version: [UInt32] = [2, 0]
    _ = cxcb_send(client.xcb.sendRequest, client.connection, extensionName, 0, 1, &version, 2)
    var selection = [client.window, clipboard, 1]
    _ = cxcb_send(client.xcb.sendRequest, client.connection, extensionName, 2, 0, &selection, 3)
    client.flush()
  }

  // MARK: State

  private func owner(of selection: UInt32) -> UInt32 {
    let cookie = client.xcb.getSelectionOwner(client.connection, selection)
    guard let reply = client.xcb.getSelectionOwnerReply(client.connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    return UnsafeRawPointer(reply).load(fromByteOffset: 8, as: UInt32.self)
  }

  /// A number that changes with the clipboard's content; nil where the server does not report changes.
  func clipboardSerial() -> Int? {
    guard watchedEvent != nil else { return nil }
    // The answer arrives after the reports of changes before it.
    _ = owner(of: clipboard)
    client.handleEvents()
    return serial
  }

  // MARK: Offering

  /// Offers contents as a selection; no contents release it.
  func offer(_ contents: [SelectionContent], as selection: UInt32) {
    let time = client.serverTime()
    offers[selection] = contents.isEmpty ? nil : Offer(contents: contents, time: time)
    _ = client.xcb.setSelectionOwner(client.connection, contents.isEmpty ? 0 : client.window, selection, time)
    client.flush()
  }

  private func handle(_ event: X11Event) {
    switch event.kind {
    case X11Event.selectionRequest: answer(event)
    case X11Event.selectionClear: offers[event[3]] = nil
    case X11Event.selectionNotify:
      guard let request, event[3] == request.selection, event[4] == request.target else { return }
      self.request?.isAnswered = true
      self.request?.isRefused = event[5] == 0
    case X11Event.propertyNotify:
      if event.byte(at: 16) == 1 { continueSending(to: event[1], event[2]) }
      if event.byte(at: 16) == 0, event[1] == client.window, event[2] == request?.property { request?.isChanged = true }
    case X11Event.clientMessage: dragMessage(event)
    default: if event.kind == watchedEvent { serial += 1 }
    }
  }

  private func answer(_ event: X11Event) {
    let (time, requestor, selection, target) = (event[1], event[3], event[4], event[5])
    // Programs of old name no property.
    let property = event[6] == 0 ? target : event[6]
    senders.removeAll { MonotonicClock.now - $0.lastTime > SelectionContent.longestTime }
    let isDone: Bool
    if let offer = offers[selection] {
      isDone = target == client.atom("MULTIPLE") ? putAll(offer, requestor, property) : put(offer, target, requestor, property)
    } else {
      isDone = false
    }
    client.send(kind: X11Event.selectionNotify, to: requestor, [time, requestor, selection, target, isDone ? property : 0])
    client.flush()
  }

  /// Answers several requests at once, whose targets and properties are in a property.
  private func putAll(_ offer: Offer, _ requestor: UInt32, _ property: UInt32) -> Bool {
    guard var pairs = client.property(property, of: requestor, longest: 4096)?.words, pairs.count >= 2 else { return false }
    for index in stride(from: 0, to: pairs.count - 1, by: 2) where !put(offer, pairs[index], requestor, pairs[index + 1]) {
      pairs[index + 1] = 0
    }
    client.setProperty(property, of: requestor, type: client.atom("ATOM_PAIR"), words: pairs)
    return true
  }

  private func put(_ offer: Offer, _ target: UInt32, _ requestor: UInt32, _ property: UInt32) -> Bool {
    if target == targets {
      let own = [targets, client.atom("TIMESTAMP"), client.atom("MULTIPLE")]
      client.setProperty(property, of: requestor, type: X11Client.Atom.atom, words: own + offer.contents.flatMap { atoms(of: $0.type) })
      return true
    }
    if target == client.atom("TIMESTAMP") {
      client.setProperty(property, of: requestor, type: X11Client.Atom.integer, words: [offer.time])
      return true
    }
    guard let content = offer.contents.first(where: { atoms(of: $0.type).contains(target) }) else { return false }
    var (bytes, type) = (content.bytes, target)
    if target == X11Client.Atom.string {
      bytes = String(decoding: bytes, as: UTF8.self).data(using: .isoLatin1, allowLossyConversion: true) ?? Data()
    } else if target == client.atom("TEXT") {
      type = utf8
    }
    guard bytes.count > Self.partLength else {
      client.setProperty(property, of: requestor, type: type, bytes: bytes)
      return true
    }
    var mask = X11Client.propertyChanges
    _ = client.xcb.changeWindowAttributes(client.connection, requestor, X11Client.eventMask, &mask)
    senders.append(Sender(requestor: requestor, property: property, type: type, bytes: bytes))
    client.setProperty(property, of: requestor, type: incremental, words: [UInt32(clamping: bytes.count)])
    return true
  }

  /// Sends the next part; one without bytes ends the data.
  private func continueSending(to requestor: UInt32, _ property: UInt32) {
    guard let index = senders.firstIndex(where: { $0.requestor == requestor && $0.property == property }) else { return }
    let sender = senders[index]
    let part = sender.bytes.dropFirst(sender.offset).prefix(Self.partLength)
    client.setProperty(property, of: requestor, type: sender.type, bytes: Data(part))
    client.flush()
    if part.isEmpty {
      senders.remove(at: index)
    } else {
      senders[index].offset += part.count
      senders[index].lastTime = MonotonicClock.now
    }
  }

  /// The atoms under which a type is offered and asked for, the best first.
  private func atoms(of type: String) -> [UInt32] {
    (type == SelectionContent.text ? SelectionContent.textNames : [type]).map(client.atom)
  }

  // MARK: Reading

  /// Reads the contents of a selection, of this or another program, in all known types.
  func contents(of selection: UInt32) -> [SelectionContent] {
    let owner = owner(of: selection)
    client.handleEvents()
    if owner == client.window, let own = offers[selection] { return own.contents }
    guard owner != 0 else { return [] }
    switch convert(selection, to: targets) {
    case .silence: return []
    case .refusal: return text(of: selection, offered: [utf8, X11Client.Atom.string]).map { [$0] } ?? []
    case .answer(let answer):
      let offered = answer.type == X11Client.Atom.atom || answer.type == targets ? answer.words : [utf8, X11Client.Atom.string]
      return contents(of: selection, offered: Array(offered.prefix(256)))
    }
  }

  /// Reads the contents of the types that are known, of those that are offered.
  func contents(of selection: UInt32, offered: [UInt32]) -> [SelectionContent] {
    var found: [SelectionContent] = []
    if let text = text(of: selection, offered: offered) { found.append(text) }
    for type in types(offered) where type != SelectionContent.text {
      if case .answer(let answer) = convert(selection, to: client.atom(type)), answer.format == 8 {
        found.append(SelectionContent(type: type, bytes: answer.bytes))
      }
    }
    return found
  }

  /// The names of the known types among those offered.
  func types(_ offered: [UInt32]) -> [String] { SelectionContent.known(among: offered.compactMap { client.name(of: $0) }) }

  private func text(of selection: UInt32, offered: [UInt32]) -> SelectionContent? {
    for target in [utf8, client.atom(SelectionContent.text), client.atom("text/plain"), X11Client.Atom.string]
    where offered.contains(target) {
      switch convert(selection, to: target) {
      case .silence: return nil
      case .refusal: continue
      case .answer(let answer):
        guard answer.format == 8, answer.type == target || answer.type == utf8 || answer.type == X11Client.Atom.string else { continue }
        let bytes = answer.bytes.prefix { $0 != 0 }
        let isLatin = answer.type == X11Client.Atom.string
        let text = isLatin ? String(data: bytes, encoding: .isoLatin1) ?? "" : String(decoding: bytes, as: UTF8.self)
        return SelectionContent(type: SelectionContent.text, bytes: Data(text.utf8))
      }
    }
    return nil
  }

  enum Answer {
    case answer(X11Client.Property)
    /// The owner does not have the type, or has sent too much.
    case refusal
    /// The owner does not answer at all.
    case silence
  }

  /// Asks the owner of a selection for one type.
  func convert(_ selection: UInt32, to target: UInt32) -> Answer {
    // A late answer to an earlier question is in another property.
    requestCount += 1
    let property = client.atom("_TRESTLE_SELECTION_\(requestCount % 8)")
    _ = client.xcb.deleteProperty(client.connection, client.window, property)
    request = Request(selection: selection, target: target, property: property)
    defer { request = nil }
    _ = client.xcb.convertSelection(client.connection, client.window, selection, target, property, 0)
    guard client.wait(seconds: SelectionContent.patience, until: { request?.isAnswered ?? true }) else { return .silence }
    guard request?.isRefused == false,
      let first = client.property(property, of: client.window, deletes: true, longest: SelectionContent.longest)
    else { return .refusal }
    guard first.type == incremental else { return first.isWhole ? .answer(first) : .refusal }
    return parts(of: property).map { .answer($0) } ?? .refusal
  }

  /// Collects the parts of an answer; nil if they do not end in time, or exceed the longest content.
  private func parts(of property: UInt32) -> X11Client.Property? {
    var whole: X11Client.Property?
    let end = MonotonicClock.now + SelectionContent.longestTime
    request?.isChanged = false
    client.flush()
    while MonotonicClock.now < end {
      guard client.wait(seconds: SelectionContent.patience, until: { request?.isChanged ?? true }) else { return nil }
      request?.isChanged = false
      guard let part = client.property(property, of: client.window, deletes: true, longest: SelectionContent.longest) else { continue }
      client.flush()
      if part.bytes.isEmpty { return whole ?? part }
      if whole == nil { whole = part } else { whole?.bytes.append(part.bytes) }
      if whole?.bytes.count ?? 0 > SelectionContent.longest { return nil }
    }
    return nil
  }
}

internal import TrestleCSDL2
import Foundation

/// The clipboard under Wayland in all types, and what other programs drag over the windows.
///
/// Its objects are on SDL's connection, beside those of SDL, which know texts and files only.
@MainActor final class WaylandSelections {
  typealias Proxy = WaylandLibrary.Proxy

  private let library: WaylandLibrary
  private let display: Proxy
  private var manager: Proxy?
  private var seat: Proxy?
  private var inputs: [UInt32: Proxy] = [:]
  private var device: Proxy?
  /// The number of the last key, click or focus, without which a compositor does not accept a clipboard.
  private var inputSerial: UInt32 = 0
  /// The types of the offers of other programs.
  private var offers: [Proxy: [String]] = [:]
  private var selection: Proxy?
  /// The contents that this program has copied, until another one copies.
  private var own: (source: Proxy, contents: [SelectionContent])?
  /// Incremented when the clipboard has another content.
  private(set) var serial = 0
  /// Whether the compositor has reported a drag to this object, and not only to that of SDL.
  private(set) var receivesDrags = false
  private var drag: Drag?
  /// Called with a drag over the surface of a window, in its units.
  var dragged: (Proxy, DragEvent) -> Void = { _, _ in }

  private struct Drag {
    let serial: UInt32
    let surface: Proxy
    let offer: Proxy
    var location: CGPoint
    var isAccepted = false
  }

  /// Nil where libwayland-client is missing, or the compositor has no clipboard.
  init?(display: Proxy) {
    guard let library = WaylandLibrary() else { return nil }
    self.library = library
    self.display = display
    guard let registry = library.send(Request.getRegistry, to: display, [.new], makes: "wl_registry") else { return nil }
    library.listen(to: registry, self)
    library.wait(for: display)
    library.destroy(registry)
    guard let manager, let seat,
      let device = library.send(Request.getDataDevice, to: manager, [.new, .object(seat)], makes: "wl_data_device")
    else {
      close()
      return nil
    }
    self.device = device
    library.listen(to: device, self)
    library.flush(display)
  }

  func close() {
    for proxy in [device, manager, seat, own?.source].compactMap({ $0 }) + inputs.values + offers.keys { library.destroy(proxy) }
    (device, manager, seat, own) = (nil, nil, nil, nil)
    (inputs, offers) = ([:], [:])
  }

  /// The numbers of requests.
  private enum Request {
    static let getRegistry: UInt32 = 1
    static let bind: UInt32 = 0
    static let getPointer: UInt32 = 0
    static let getKeyboard: UInt32 = 1
    static let createDataSource: UInt32 = 0
    static let getDataDevice: UInt32 = 1
    static let setSelection: UInt32 = 1
    static let offerType: UInt32 = 0
    static let destroySource: UInt32 = 1
    static let accept: UInt32 = 0
    static let receive: UInt32 = 1
    static let destroyOffer: UInt32 = 2
  }

  // MARK: Events

  func handle(_ proxy: Proxy, _ event: UInt32, _ arguments: UnsafePointer<UInt64>) {
    func number(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: arguments[index]) }
    func descriptor(_ index: Int) -> Int32 { Int32(bitPattern: number(index)) }
    func object(_ index: Int) -> Proxy? { Proxy(bitPattern: UInt(arguments[index])) }
    func text(_ index: Int) -> String { object(index).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "" }
    func place(_ index: Int) -> CGPoint { CGPoint(x: CGFloat(descriptor(index)) / 256, y: CGFloat(descriptor(index + 1)) / 256) }
    switch (library.kind(of: proxy), event) {
    case ("wl_registry", 0): bind(number(0), text(1), in: proxy)
    case ("wl_seat", 0): addInputs(number(0))
    // The map of keys.
    case ("wl_keyboard", 0): Glibc.close(descriptor(1))
    case ("wl_keyboard", 1), ("wl_keyboard", 3), ("wl_pointer", 3): inputSerial = number(0)
    case ("wl_data_device", 0): addOffer(object(0))
    case ("wl_data_offer", 0): if offers[proxy]?.count ?? 256 < 256 { offers[proxy]?.append(text(0)) }
    case ("wl_data_device", 1): enter(number(0), object(1), place(2), object(4))
    case ("wl_data_device", 2): leave()
    case ("wl_data_device", 3): move(to: place(1))
    case ("wl_data_device", 4): drop()
    case ("wl_data_device", 5): select(object(0))
    case ("wl_data_source", 1): give(text(0), to: descriptor(1), from: proxy)
    case ("wl_data_source", 2):
      release(proxy)
      select(nil)
    default: break
    }
  }

  private func bind(_ name: UInt32, _ interface: String, in registry: Proxy) {
    guard interface == "wl_seat" && seat == nil || interface == "wl_data_device_manager" else { return }
    let made = library.send(
      Request.bind, to: registry, [.number(name), .text(interface), .number(1), .new], makes: interface)
    guard interface == "wl_seat", let made else { return manager = made }
    seat = made
    library.listen(to: made, self)
  }

  private func addInputs(_ capabilities: UInt32) {
    for (bit, request, interface) in [(UInt32(1), Request.getPointer, "wl_pointer"), (2, Request.getKeyboard, "wl_keyboard")] {
      if capabilities & bit == 0, let gone = inputs.removeValue(forKey: bit) { library.destroy(gone) }
      guard capabilities & bit != 0, inputs[bit] == nil, let seat, let made = library.send(request, to: seat, [.new], makes: interface)
      else { continue }
      library.listen(to: made, self)
      inputs[bit] = made
    }
  }

  private func addOffer(_ offer: Proxy?) {
    guard let offer else { return }
    offers[offer] = []
    library.listen(to: offer, self)
  }

  private func forget(_ offer: Proxy?) {
    guard let offer, offers.removeValue(forKey: offer) != nil else { return }
    library.send(Request.destroyOffer, to: offer)
    library.destroy(offer)
  }

  // MARK: The clipboard

  private func select(_ offer: Proxy?) {
    forget(selection)
    selection = offer
    if own == nil { serial += 1 }
  }

  /// Copies contents; no contents clear the clipboard.
  func offer(_ contents: [SelectionContent]) {
    guard let manager, let device else { return }
    if let source = own?.source { release(source) }
    let source = contents.isEmpty ? nil : library.send(Request.createDataSource, to: manager, [.new], makes: "wl_data_source")
    if let source {
      library.listen(to: source, self)
      for content in contents {
        let types = content.type == SelectionContent.text ? SelectionContent.textNames : [content.type]
        for type in types { library.send(Request.offerType, to: source, [.text(type)]) }
      }
      own = (source, contents)
    }
    library.send(Request.setSelection, to: device, [.object(source), .number(inputSerial)])
    library.flush(display)
  }

  private func release(_ source: Proxy) {
    guard own?.source == source else { return }
    own = nil
    library.send(Request.destroySource, to: source)
    library.destroy(source)
  }

  /// Writes what another program asks for, beside the main thread, because it reads when it likes.
  private func give(_ type: String, to descriptor: Int32, from source: Proxy) {
    let wanted = SelectionContent.textNames.contains(type) ? SelectionContent.text : type
    let contents = own?.source == source ? own?.contents ?? [] : []
    let bytes = contents.first { $0.type == wanted }?.bytes ?? Data()
    DispatchQueue.global().async {
      ContentPipe.write(bytes, to: descriptor)
      Glibc.close(descriptor)
    }
  }

  /// Returns what is on the clipboard.
  ///
  /// Weston answers only the last of a program's offers, which is that of SDL, and sends nothing to others: `text` asks SDL.
  func clipboardContents(text: () -> String?) -> [SelectionContent] { own?.contents ?? contents(of: selection, text: text) }

  /// Reads the known types of an offer.
  private func contents(of offer: Proxy?, text: () -> String? = { nil }) -> [SelectionContent] {
    guard let offer, let names = offers[offer] else { return [] }
    var found: [SelectionContent] = []
    for type in SelectionContent.known(among: names) {
      let isText = type == SelectionContent.text
      let asked = isText ? SelectionContent.textNames.first(where: names.contains) ?? type : type
      guard let pipe = ContentPipe() else { break }
      library.send(Request.receive, to: offer, [.text(asked), .descriptor(pipe.end)])
      library.flush(display)
      // A program that does not answer for one type does not answer for others.
      guard var bytes = pipe.read() else { break }
      if isText { bytes = bytes.isEmpty ? Data((text() ?? "").utf8) : bytes.prefix { $0 != 0 } }
      if !bytes.isEmpty { found.append(SelectionContent(type: type, bytes: bytes)) }
    }
    return found
  }

  // MARK: Drags into this program

  private func enter(_ serial: UInt32, _ surface: Proxy?, _ location: CGPoint, _ offer: Proxy?) {
    guard let surface, let offer else { return }
    receivesDrags = true
    drag = Drag(serial: serial, surface: surface, offer: offer, location: location)
    move(to: location)
  }

  private func move(to location: CGPoint) {
    drag?.location = location
    report(.moved)
  }

  private func report(_ phase: DragEvent.Phase) {
    guard let drag else { return }
    dragged(drag.surface, DragEvent(phase, at: drag.location, types: SelectionContent.known(among: offers[drag.offer] ?? [])))
  }

  /// Tells the other program whether its drag would be accepted at the last place.
  func answer(_ isAccepted: Bool) {
    guard let drag, drag.isAccepted != isAccepted else { return }
    self.drag?.isAccepted = isAccepted
    library.send(Request.accept, to: drag.offer, [.number(drag.serial), .text(isAccepted ? offers[drag.offer]?.first : nil)])
    library.flush(display)
  }

  private func leave() {
    report(.left)
    forget(drag?.offer)
    drag = nil
  }

  private func drop() {
    guard let drag else { return }
    let contents = drag.isAccepted ? contents(of: drag.offer) : []
    report(contents.isEmpty ? .left : .dropped(contents))
    forget(drag.offer)
    self.drag = nil
  }
}

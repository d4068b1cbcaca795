import CoreGraphics
internal import TrestlePlatform

/// The drag of another program over a window: a drop session whose items have data once they are dropped.
@MainActor enum ForeignDrag {
  @InterfaceState(.activity) private static var session: DragInProgress? = nil

  static func handle(_ event: DragEvent, on screen: UIScreen, display: any Display, open: (URL) -> Void) {
    switch event.phase {
    case .moved:
      let session = session(at: event, on: screen)
      display.answerDrag(session?.isAccepted ?? false || isTakenEverywhere(event.types))
    case .left:
      session?.cancel()
      session = nil
    case .dropped(let contents):
      let session = session(at: event, on: screen)
      self.session = nil
      let items = PasteboardExchange.items(contents)
      if let session, session.isAccepted {
        session.items = items.map { UIDragItem(itemProvider: UIPasteboard.provider(of: $0)) }
        session.drop()
      } else {
        session?.cancel()
        takeWithoutInteraction(items, open)
      }
    }
  }

  /// Moves the session to the position of an event, or begins one in the window there.
  private static func session(at event: DragEvent, on screen: UIScreen) -> DragInProgress? {
    if let session, session.isUnderWay, session.window.screen === screen {
      let frame = session.window.frame
      session.move(to: CGPoint(x: event.location.x - frame.minX, y: event.location.y - frame.minY))
      return session
    }
    session = nil
    let window = screen.windows.last {
      $0.hitTest(CGPoint(x: event.location.x - $0.frame.minX, y: event.location.y - $0.frame.minY), with: nil) != nil
    }
    guard let window, DragInProgress.current == nil else { return nil }
    let location = CGPoint(x: event.location.x - window.frame.minX, y: event.location.y - window.frame.minY)
    let new = DragInProgress(window: window, location: location, isForeign: true)
    let provider = NSItemProvider()
    for type in PasteboardExchange.uniformTypes(event.types) {
      provider.registerDataRepresentation(forTypeIdentifier: type) { completion in
        // Data arrives with the drop; before it a session has types only, as on iOS.
        completion(nil, NSError(domain: "NSItemProviderErrorDomain", code: -1000))
        return nil
      }
    }
    new.items = [UIDragItem(itemProvider: provider)]
    new.begin([])
    session = new
    return new
  }

  /// Whether the app accepts types without an interaction: it opens files, and the first responder accepts text while it receives keys.
  private static func isTakenEverywhere(_ types: [String]) -> Bool {
    if types.contains("text/uri-list") { return true }
    guard types.contains(SelectionContent.text), let responder = UIWindow.key?.firstResponder else { return false }
    return EventHandlers.connected.takesText(responder)
  }

  /// Opens dropped files and inserts dropped text that no view accepts.
  private static func takeWithoutInteraction(_ items: [[String: Any]], _ open: (URL) -> Void) {
    let files = items.compactMap { $0["public.file-url"] as? URL }
    for file in files { open(file) }
    guard files.isEmpty, let text = items.lazy.compactMap(PasteboardType.text(of:)).first else { return }
    EventHandlers.connected.text?.insert(text)
  }
}

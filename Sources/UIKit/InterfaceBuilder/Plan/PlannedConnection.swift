package struct PlannedConnection {
  enum Kind {
    case outlet(property: String, destination: String)
    case collection(property: String, destination: String, className: String?, appends: Bool)
    /// `event` is nil for bar items and gesture recognizers, and for the control's default event.
    case action(selector: String, destination: String, event: UIControl.Event?)
    case segue(PlannedSegue)
  }

  let kind: Kind

  /// The destination object; nil for segues.
  var destination: String? {
    switch kind {
    case .outlet(_, let destination), .collection(_, let destination, _, _), .action(_, let destination, _): destination
    case .segue: nil
    }
  }
}

extension PlannedConnection {
  init?(_ element: PlannedElement) {
    let attributes = element.attributes
    switch element.kind {
    case "outlet":
      guard let property = attributes["property"], let destination = attributes["destination"] else { return nil }
      kind = .outlet(property: property, destination: destination)
    case "outletCollection":
      guard let property = attributes["property"], let destination = attributes["destination"] else { return nil }
      kind = .collection(
        property: property, destination: destination, className: attributes["collectionClass"], appends: attributes["appends"] == "YES")
    case "action":
      guard let selector = attributes["selector"], let destination = attributes["destination"] else { return nil }
      kind = .action(selector: selector, destination: destination, event: attributes["eventType"].flatMap { Self.events[$0] })
    case "segue":
      guard let segue = PlannedSegue(element) else { return nil }
      kind = .segue(segue)
    default: return nil
    }
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

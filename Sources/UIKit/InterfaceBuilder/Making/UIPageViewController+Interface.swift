extension InterfaceCoder {
  /// The element, if it is a page view controller's: it decides about what cannot be changed later.
  var pageElement: PlannedElement? { element.kind == "pageViewController" ? element : nil }
}

extension InterfaceCoder {
  /// The element, if it is a page view controller's: it determines properties that cannot be changed later.
  var pageElement: PlannedElement? { element.kind == "pageViewController" ? element : nil }
}

import CoreGraphics

extension InterfaceMaker {
  /// Creates a top-level object of a nib.
  func makeTopLevel(_ element: PlannedElement) -> AnyObject? {
    guard let object = makeLoose(element) else { return nil }
    if let view = object as? UIView, let size = canvasSize(of: element) {
      view.frame = CGRect(origin: view.frame.origin, size: size)
    }
    return object
  }

  /// Returns the size of a top-level view: that of the device, unless it is freeform or a cell.
  private func canvasSize(of element: PlannedElement) -> CGSize? {
    guard !element.kind.hasSuffix("Cell"), element.kind != "collectionReusableView", element.kind != "tableViewHeaderFooterView" else {
      return nil
    }
    let isFree = element.children.contains { $0.kind == "freeformSimulatedSizeMetrics" }
    if isFree { return nil }
    if let rect = element.rect("frame"), rect.width > 0, rect.height > 0 { return nil }
    return plan.deviceSize ?? CGSize(width: 600, height: 600)
  }
}

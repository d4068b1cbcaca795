/// A segue as written in a storyboard.
struct PlannedSegue {
  let identifier: String?
  /// The keyword of the file: `show`, `presentation`, `relationship`, `embed`, `unwind`, `custom` …
  let kind: String
  let destination: String
  /// The name of a `relationship`, such as `rootViewController` or `viewControllers`.
  let relationship: String?
  let customClass: PlannedClass?
  /// The selector of the action of an `unwind`.
  let unwindAction: String?
  /// The selector of the `@IBSegueAction` that creates the destination.
  let destinationCreationSelector: String?
  /// `accessoryAction`, for a segue from a cell's accessory.
  let trigger: String?
  /// The element with rarer attributes and children: presentation style, popover anchor and arrow directions.
  let element: PlannedElement
}

extension PlannedSegue {
  init?(_ element: PlannedElement) {
    let attributes = element.attributes
    guard let kind = attributes["kind"], let destination = attributes["destination"] else { return nil }
    self.init(
      identifier: attributes["identifier"], kind: kind, destination: destination, relationship: attributes["relationship"],
      customClass: PlannedClass(attributes), unwindAction: attributes["unwindAction"],
      destinationCreationSelector: attributes["destinationCreationSelector"], trigger: attributes["trigger"], element: element)
  }
}

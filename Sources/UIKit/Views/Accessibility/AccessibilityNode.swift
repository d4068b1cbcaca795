/// A node of the accessibility tree: an element, or a container with its children.
@MainActor package struct AccessibilityNode {
  package let object: any AccessibleObject
  package let isElement: Bool
  package let children: [AccessibilityNode]

  init(element: any AccessibleObject) {
    object = element
    isElement = true
    children = []
  }

  init(container: any AccessibleObject, children: [AccessibilityNode]) {
    object = container
    isElement = false
    self.children = children
  }

  /// The elements in order, without the containers.
  package var elements: [any AccessibleObject] { isElement ? [object] : children.flatMap(\.elements) }
}

/// Elements inside another element that are read in addition to it, such as the controls in a row.
@MainActor package struct AccessibleCompany {
  package var before: [any AccessibleObject] = []
  package var after: [any AccessibleObject] = []

  package init(before: [any AccessibleObject] = [], after: [any AccessibleObject] = []) {
    self.before = before
    self.after = after
  }
}

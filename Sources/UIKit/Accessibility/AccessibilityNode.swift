import CoreGraphics

/// A thing on the screen as it is read: an element, or a container with what it holds.
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

/// What is read beside an element though it is in it: the controls in a row.
@MainActor struct AccessibleCompany {
  var before: [any AccessibleObject] = []
  var after: [any AccessibleObject] = []
}

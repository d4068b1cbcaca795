import Foundation

/// The coder with which an object of a document is created.
@MainActor package protocol InterfaceAttributes: NSCoder {
  /// The name of the element: `label`, `tableView` …
  var kind: String { get }
  var attributes: [String: String] { get }
  /// The bundle of the document.
  var bundle: Bundle { get }
  /// Returns whether the element has this relationship to another controller.
  func has(relationship name: String) -> Bool
  /// Applies to the object the attributes that a class reads, if it is made from the element.
  func apply(to object: AnyObject, as type: AnyObject.Type)
}

extension NSCoder {
  /// The coder as one for an object of a document; nil for any other archive.
  @MainActor package final var interface: (any InterfaceAttributes)? { self as? any InterfaceAttributes }

  /// Applies the attributes that the class `type` reads, if the object is created from a document. Classes call it at the end of their
  /// `init(coder:)`, so that everything but connections is set when `super.init(coder:)` returns to a subclass.
  @MainActor package final func takeInterface(of object: AnyObject, as type: AnyObject.Type) { interface?.apply(to: object, as: type) }

  /// The attributes of the element from which a class is created; empty for any other archive.
  @MainActor package final var interfaceAttributes: [String: String] { interface?.attributes ?? [:] }
}

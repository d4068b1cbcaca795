import UIKit

/// A destination in a document: a point of a page.
@preconcurrency @MainActor open class PDFDestination: NSObject {
  /// The page to show; nil if it was removed.
  public private(set) weak var page: PDFPage?
  /// The point of the page that is shown at the top left, in the page's coordinates.
  public let point: CGPoint
  /// The scale at which the page is shown; unchanged if `kPDFDestinationUnspecifiedValue`.
  open var zoom = kPDFDestinationUnspecifiedValue

  /// Creates a destination at a point of a page, in the page's coordinates.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}

/// A coordinate or scale that is not changed.
public let kPDFDestinationUnspecifiedValue = CGFloat.greatestFiniteMagnitude

/// A table of contents: an entry and the entries below it.
@preconcurrency @MainActor open class PDFOutline: NSObject {
  private var children: [PDFOutline] = []
  /// The entry that contains this one; nil for the root.
  public private(set) weak var parent: PDFOutline?
  /// The title of the entry in the table of contents.
  open var label: String?
  /// The place in the document that the entry shows; nil for none.
  open var destination: PDFDestination?
  /// Whether the entries below are shown.
  open var isOpen = false

  /// Creates an entry without text, destination and children.
  public nonisolated override init() { super.init() }

  /// The number of entries below.
  open var numberOfChildren: Int { children.count }
  /// The index among the entries of the parent.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// Returns an entry below, or nil.
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.removeFromParent()
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

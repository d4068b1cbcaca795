import Foundation

/// Lays out the lines that the fragments of a text describe, and notifies their layout manager of another shape of the container.
final class FragmentLayoutManager: NSLayoutManager {
  private weak var elements: NSTextLayoutManager?

  init(_ elements: NSTextLayoutManager) {
    self.elements = elements
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func textContainerChangedGeometry(_ container: NSTextContainer) {
    super.textContainerChangedGeometry(container)
    elements?.linesChanged()
  }
}

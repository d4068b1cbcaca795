import UIKit

/// Reading views that conform to `UIAccessibilityReadingContent`.
extension TestScreenReader {
  private func book(_ name: String?) -> (element: any AccessibleObject, content: any UIAccessibilityReadingContent)? {
    guard let element = reach(name, in: nil), let content = element as? any UIAccessibilityReadingContent else { return nil }
    return (element, content)
  }

  /// Returns the lines of the page that an element shows; empty for an element without lines.
  public func readLines(_ name: String? = nil) -> [String] {
    guard let content = book(name)?.content else { return [] }
    var lines: [String] = []
    while let line = content.spokenLine(lines.count) { lines.append(line) }
    return lines
  }

  /// Reads the line at a point of the screen; nil where there is none.
  @discardableResult
  public func readLine(at point: CGPoint) -> String? {
    for element in AccessibilityTree.elements() where element.accessibilityFrame.contains(point) {
      guard let view = element as? UIView, let content = element as? any UIAccessibilityReadingContent,
        let line = content.spokenLine(content.accessibilityLineNumber(for: view.convert(point, from: nil)))
      else { continue }
      say(line)
      return line
    }
    return nil
  }

  /// Reads the page that an element shows, and those after it if the element turns its pages. Returns the pages.
  @discardableResult
  public func readOn(_ name: String? = nil) -> [String] {
    guard let (element, content) = book(name) else { return [] }
    var pages: [String] = []
    repeat {
      guard let page = content.spokenPage else { break }
      pages.append(page)
      say(page)
    } while element.accessibilityTraits.contains(.causesPageTurn) && element.performScroll(.next)
    return pages
  }
}

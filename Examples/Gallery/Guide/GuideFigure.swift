import UIKit

/// A figure of the documents, as a screen that runs.
struct GuideFigure {
  /// The documents, in the order of the list.
  enum Document: String, CaseIterable {
    case guide = "Guide"
    case book = "Book, Chapter 21"
    case talk = "Talk"
  }

  var document = Document.guide
  /// The number in the document, such as "5-1" or "Listing 6-5"; of the book "21.3", of the talk "Demo 1".
  var number: String
  var title: String
  var about: String
  /// The name of the Gallery's sample that is the figure; nil for a screen of the guide.
  var sample: String?
  /// The file of the source in Swift, below the Gallery's folder, and the names of the declarations that show the figure; all of it if there
  /// are none.
  var swift: (file: String, parts: [String])
  /// The file of the same source in Objective-C, in the documentation.
  var objectiveC: String
  /// Sentences of the contract, and the suites that prove them.
  var facts: [String]
  var suites: [String]
  /// The touches of the film strip.
  var touches: [GuideTouch]
  /// A pattern of the text that the touches bring to the screen, as a screen reader presents it.
  var result: String
  var make: @MainActor () -> UIViewController

  /// The name of the page and of the pictures.
  var file: String { number.replacing(/[ .]/, with: "-") }

  /// The chapter of the guide, or the document.
  var chapter: String {
    document == .guide ? String(number.trimmingPrefix("Listing ").prefix { $0 != "-" }) : document.rawValue
  }
}

/// A touch that is named by the element at its position, so that one script works in each design, direction and text size.
enum GuideTouch: Equatable {
  /// A tap on a row, by row and section.
  case row(Int, Int)
  /// A tap on the element with an accessibility label.
  case element(String)
  /// A tap on the editing control of a row.
  case editControl(Int, Int)
  /// A drag of a row by its reordering control, by a number of points.
  case move(Int, Int, CGFloat)
  /// A long press on a row.
  case hold(Int, Int)
  /// A tap on the index, at a part of its height.
  case index(CGFloat)
  /// An upward drag of the content, by a number of points.
  case scroll(CGFloat)
  /// A row is scrolled to, before the first picture.
  case reveal(Int, Int)
  /// Text for the field that is edited.
  case type(String)
}

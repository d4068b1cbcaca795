/// A change that is sent on the accessibility bus.
package struct AccessibleEvent: Equatable {
  package enum Family: String, Sendable {
    case object = "Object"
    case window = "Window"
  }

  package enum Detail: Equatable, Sendable {
    case none
    case text(String)
    case number(Double)
    case element(Int)
  }

  package var family = Family.object
  /// The element that the event is sent from.
  package let source: Int
  package let member: String
  package var kind = ""
  package var first = 0
  package var second = 0
  package var detail = Detail.none

  package init(
    _ member: String, _ kind: String = "", from source: Int, _ first: Int = 0, _ second: Int = 0, detail: Detail = .none,
    family: Family = .object
  ) {
    self.family = family
    self.source = source
    self.member = member
    self.kind = kind
    self.first = first
    self.second = second
    self.detail = detail
  }
}

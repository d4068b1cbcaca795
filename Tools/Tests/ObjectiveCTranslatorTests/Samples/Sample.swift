import Testing

/// A source as people write them, with the headers that are read before it.
struct Sample: CustomTestStringConvertible, Sendable {
  var name: String
  var header: String
  var source: String

  var testDescription: String { name }

  static let all = [
    table, color, reachability, progress, network, singleton, control, association, database, drawing, appDelegate, flowLayout, parser,
  ]
}

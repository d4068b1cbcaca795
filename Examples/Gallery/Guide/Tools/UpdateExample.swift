import UIKit

/// A batch of changes in the order of the code, with the data before and after.
struct UpdateExample {
  enum Change: Equatable {
    case deleteRow(IndexPath)
    case deleteSection(Int)
    case insertSection([String], Int)
    case insertRow(String, IndexPath)

    /// A table first applies deletions, whose indices are those before the update, and then insertions, whose indices are those after it. Rows
    /// are deleted before sections, and sections inserted before rows.
    var phase: Int {
      switch self {
      case .deleteRow: 0
      case .deleteSection: 1
      case .insertSection: 2
      case .insertRow: 3
      }
    }

    @MainActor var text: String {
      switch self {
      case .deleteRow(let path): "Delete row".translated + " \(path.section).\(path.row)"
      case .deleteSection(let section): "Delete section".translated + " \(section)"
      case .insertSection(_, let section): "Insert section".translated + " \(section)"
      case .insertRow(let name, let path): "Insert".translated + " “\(name)” → \(path.section).\(path.row)"
      }
    }
  }

  /// A change and the rows after it, each with its index before the batch (nil for an inserted row).
  struct Step {
    var text: String
    var rows: [[Row]]
  }

  struct Row: Equatable {
    var name: String
    var before: IndexPath?
  }

  var name: String
  var sections: [[String]]
  var changes: [Change]
  /// Whether the data source changes its data according to the batch; otherwise the example shows the message about the wrong count.
  var updatesData = true

  /// The rows before the batch, with their indices.
  var original: [[Row]] {
    sections.enumerated().map { section, names in
      names.enumerated().map { Row(name: $1, before: IndexPath(row: $0, section: section)) }
    }
  }

  /// The changes in the order in which a table applies them. A change that is not possible changes nothing.
  @MainActor var steps: [Step] {
    var rows = original
    var gone: Set<Int> = []
    let order = changes.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.phase != b.phase { return a.phase < b.phase }
      switch (a, b) {
      case (.insertRow(_, let first), .insertRow(_, let second)): return first < second
      case (.insertSection(_, let first), .insertSection(_, let second)): return first < second
      default: return left.offset < right.offset
      }
    }
    var steps: [Step] = []
    for (_, change) in order {
      if change.phase >= 2, !gone.isEmpty {
        rows = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }
        gone = []
      }
      switch change {
      case .deleteRow(let path):
        if rows.indices.contains(path.section) { rows[path.section].removeAll { $0.before == path } }
      case .deleteSection(let section): gone.insert(section)
      case .insertSection(let names, let section):
        if section <= rows.count { rows.insert(names.map { Row(name: $0) }, at: section) }
      case .insertRow(let name, let path):
        if rows.indices.contains(path.section), path.row <= rows[path.section].count {
          rows[path.section].insert(Row(name: name), at: path.row)
        }
      }
      steps.append(Step(text: change.text, rows: rows.enumerated().filter { !gone.contains($0.offset) }.map(\.element)))
    }
    return steps
  }

  /// The data after the batch.
  @MainActor var result: [[String]] { updatesData ? (steps.last?.rows ?? original).map { $0.map(\.name) } : sections }

  static let all = [
    UpdateExample(
      name: "7-2", sections: [["Oak", "Pine", "Yew"], ["Rose", "Ivy"], ["Fern", "Moss"]],
      changes: [
        .insertRow("Elm", IndexPath(row: 1, section: 0)), .deleteRow(IndexPath(row: 0, section: 0)), .deleteSection(1),
        .insertRow("Reed", IndexPath(row: 0, section: 1)),
      ]),
    UpdateExample(name: "Range", sections: [["Oak", "Pine"]], changes: [.deleteRow(IndexPath(row: 7, section: 0))]),
    UpdateExample(name: "Place", sections: [["Oak", "Pine"]], changes: [.insertRow("Elm", IndexPath(row: 5, section: 0))]),
    UpdateExample(
      name: "Count", sections: [["Oak", "Pine"]], changes: [.deleteRow(IndexPath(row: 0, section: 0))], updatesData: false),
  ]
}

import UIKit

/// A state of the union.
struct UnionState {
  var name: String
  var code: String
  var capital: String

  static let all: [UnionState] = stateTable.split(separator: "\n").map { line in
    let parts = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return UnionState(name: parts[0], code: parts[1], capital: parts[2])
  }
}

import UIKit

/// A state of the union (listing 4-5): its name sorts it, and its section number determines its letter.
struct UnionState: Equatable {
  var name: String
  var code: String
  var capital: String
  var population: Int
  var sectionNumber = 0

  /// The states as the property list has them (listing 4-6).
  static let all: [UnionState] = {
    guard let file = Bundle.module.url(forResource: "States", withExtension: "plist"), let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
    else { return [] }
    return list.map { state in
      UnionState(
        name: state["Name"] as? String ?? "", code: state["Code"] as? String ?? "", capital: state["Capitol"] as? String ?? "",
        population: state["Population"] as? Int ?? 0)
    }
  }()
}

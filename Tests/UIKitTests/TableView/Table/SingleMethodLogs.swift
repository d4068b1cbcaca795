/// What is called, part by part; what belongs to the cell itself is indented.
enum SingleMethodLogs {
  typealias Part = TableSingleMethodTests.Part

  static let bare: [Part: [String]] = [:]
  static let special: [SingleMethod: [Part: [String]]] = [:]
}

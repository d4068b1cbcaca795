import Foundation

enum SQLiteValue: Hashable {
  case null
  case integer(Int64)
  case double(Double)
  case text(String)
  case blob(Data)

  var integer: Int64? {
    switch self {
    case .integer(let number): number
    case .double(let number): Int64(exactly: number.rounded())
    case .text(let text): Int64(text)
    case .null, .blob: nil
    }
  }

  var number: Double? {
    if case .double(let number) = self { return number }
    return integer.map(Double.init)
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}

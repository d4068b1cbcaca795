import UIKitObjects

/// Adds functions and collations that SQLite lacks: the text comparisons of `NSPredicate`, and the text orders of `NSString`.
enum SQLiteFunctions {
  /// The function `TRESTLE_COMPARE(value, other, number)`; ``number(of:)`` returns the number.
  static let name = "TRESTLE_COMPARE"

  private static let comparisons: [PredicateComparison] = PredicateComparison.Operator.allCases.flatMap { test in
    options.map { options in
      let nothing = _Expression(forConstantValue: nil)
      return PredicateComparison(left: nothing, test: test, right: nothing, options: options)
    }
  }

  private static let options: [String.CompareOptions] = [
    [], .caseInsensitive, .diacriticInsensitive, [.caseInsensitive, .diacriticInsensitive],
  ]

  /// Returns the number of a comparison; nil for options without a format.
  static func number(of comparison: PredicateComparison) -> Int? {
    guard let test = PredicateComparison.Operator.allCases.firstIndex(of: comparison.test),
      let option = options.firstIndex(of: comparison.options)
    else { return nil }
    return test * options.count + option
  }

  static func add(to connection: SQLiteConnection) {
    let library = connection.library
    let (text, isDeterministic): (Int32, Int32) = (1, 0x800)
    _ = library.createFunction(
      connection.handle, name, 3, text | isDeterministic, nil,
      { context, _, arguments in
        guard let library = SQLiteLibrary.shared, let arguments else { return }
        let (first, second) = (SQLiteFunctions.value(arguments[0], library), SQLiteFunctions.value(arguments[1], library))
        let number = Int(library.valueInteger(arguments[2]))
        guard SQLiteFunctions.comparisons.indices.contains(number) else { return }
        library.resultInteger(context, SQLiteFunctions.comparisons[number].compare(first, second) ? 1 : 0)
      }, nil, nil, nil)
    addFunctionsOfTriggers(connection)
    for order in SQLOrder.allCases {
      _ = library.createCollation(
        connection.handle, order.collation, text, UnsafeMutableRawPointer(bitPattern: order.rawValue + 1),
        { context, firstCount, first, secondCount, second in
          guard let order = SQLOrder(rawValue: Int(bitPattern: context) - 1) else { return 0 }
          if let result = order.compare(
            UnsafeRawBufferPointer(start: first, count: Int(firstCount)), UnsafeRawBufferPointer(start: second, count: Int(secondCount)))
          {
            return result
          }
          let (first, second) = (SQLiteFunctions.text(first, firstCount), SQLiteFunctions.text(second, secondCount))
          return Int32(order.compare(first, second).rawValue)
        }, nil)
    }
  }

  /// Adds the functions that triggers of derived attributes call in files of iOS. The ones that report a changed row do nothing: rows with
  /// derived attributes are read again.
  private static func addFunctionsOfTriggers(_ connection: SQLiteConnection) {
    let (library, text): (SQLiteLibrary, Int32) = (connection.library, 1)
    for name in [
      "NSCoreDataDATriggerInsertUpdatedAffectedObjectValue", "NSCoreDataDATriggerUpdatedAffectedObjectValue",
      "NSCoreDataTriggerUpdateAffectedObjectValue",
    ] {
      _ = library.createFunction(connection.handle, name, -1, text, nil, { _, _, _ in }, nil, nil, nil)
    }
    _ = library.createFunction(
      connection.handle, "NSCoreDataNow", 0, text, nil,
      { context, _, _ in SQLiteLibrary.shared?.resultDouble(context, Date().timeIntervalSinceReferenceDate) }, nil, nil, nil)
  }

  private static func value(_ value: OpaquePointer?, _ library: SQLiteLibrary) -> Any? {
    switch library.valueType(value) {
    case 1: return NSNumber(value: library.valueInteger(value))
    case 2: return NSNumber(value: library.valueDouble(value))
    case 3: return library.valueText(value).map { text($0, library.valueBytes(value)) }
    default: return nil
    }
  }

  private static func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }
}

/// The text orders of sort descriptors.
enum SQLOrder: Int, CaseIterable {
  case plain, caseInsensitive, localized, localizedCaseInsensitive, localizedStandard

  /// The name of the collation. SQLite's own text order differs from `NSString`'s for accented characters.
  var collation: String { "TRESTLE_\(rawValue)" }

  /// Compares ASCII texts without creating strings. Returns nil for other texts, and for localized orders.
  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int32? {
    guard self == .plain || self == .caseInsensitive else { return nil }
    let ignoresCase = self == .caseInsensitive
    for index in 0..<min(first.count, second.count) {
      var (left, right) = (first[index], second[index])
      guard left < 128, right < 128, left > 0, right > 0 else { return nil }
      guard left != right else { continue }
      if ignoresCase {
        if left >= 65, left <= 90 { left += 32 }
        if right >= 65, right <= 90 { right += 32 }
        guard left != right else { continue }
      }
      // A combining character after the difference changes the order.
      for (text, next) in [(first, index + 1), (second, index + 1)] where next < text.count && text[next] >= 128 { return nil }
      return left < right ? -1 : 1
    }
    guard first.count != second.count else { return 0 }
    let rest = first.count > second.count ? first : second
    guard rest[min(first.count, second.count)] < 128 else { return nil }
    return first.count < second.count ? -1 : 1
  }

  func compare(_ first: String, _ second: String) -> ComparisonResult {
    switch self {
    case .plain: first.compare(second)
    case .caseInsensitive: first.compare(second, options: .caseInsensitive)
    case .localized: first.compare(second, locale: .current)
    case .localizedCaseInsensitive: first.compare(second, options: .caseInsensitive, locale: .current)
    case .localizedStandard: first.compare(second, options: [.caseInsensitive, .numeric], locale: .current)
    }
  }
}

/// Calls of SQLite.
extension BodyWriter {
  /// The results that are no numbers of 32 bits.
  private static let results = [
    "sqlite3_column_double": "Double", "sqlite3_value_double": "Double", "sqlite3_column_int64": "Int64", "sqlite3_value_int64": "Int64",
    "sqlite3_last_insert_rowid": "Int64", "sqlite3_errmsg": "UnsafePointer<CChar>?", "sqlite3_libversion": "UnsafePointer<CChar>?",
    "sqlite3_column_name": "UnsafePointer<CChar>?", "sqlite3_sql": "UnsafePointer<CChar>?",
    "sqlite3_column_decltype": "UnsafePointer<CChar>?",
    "sqlite3_column_text": "UnsafePointer<UInt8>?", "sqlite3_value_text": "UnsafePointer<UInt8>?",
    "sqlite3_column_blob": "UnsafeRawPointer?", "sqlite3_value_blob": "UnsafeRawPointer?",
  ]

  /// The functions whose result is an address that is not read.
  private static let addresses: Set<String> = ["sqlite3_next_stmt", "sqlite3_db_handle", "sqlite3_column_value"]

  /// The arguments that are addresses, for which `0` is none.
  private static let pointers: [String: Set<Int>] = [
    "sqlite3_prepare": [4], "sqlite3_prepare_v2": [4], "sqlite3_prepare_v3": [5], "sqlite3_exec": [2, 3, 4], "sqlite3_open_v2": [3],
    "sqlite3_bind_text": [4], "sqlite3_bind_blob": [2, 4], "sqlite3_next_stmt": [1], "sqlite3_busy_handler": [1, 2],
    "sqlite3_result_text": [3], "sqlite3_result_blob": [3], "sqlite3_create_function": [4, 5, 6, 7],
    "sqlite3_create_function_v2": [4, 5, 6, 7, 8],
  ]

  func databaseCall(_ name: String, _ arguments: [CExpression]) throws -> WrittenExpression {
    if name == "sqlite3_exec", arguments.count == 5 { return try statements(of: arguments) }
    var opened: String?
    let texts = try arguments.enumerated().map { index, argument -> String in
      var argument = argument
      while case .cast(_, let inner) = argument, case .prefix("&", _) = inner { argument = inner }
      if case .prefix("&", .name(let function)) = argument, program.functions[function] != nil { return program.functionName(function) }
      if case .prefix("&", let place) = argument {
        let written = try expression(place, wanting: nil)
        // Handles are often kept as pointers to anything.
        if written.type.wrapped == .plain("UnsafeMutableRawPointer"), opened == nil {
          opened = written.text
          return "$0"
        }
        return "&\(written.text)"
      }
      if Self.pointers[name]?.contains(index) == true, case .integer(let text) = argument, ConstantValues.integer(text) == 0 {
        return "nil"
      }
      return try databaseArgument(argument, index, of: name)
    }
    let call = "\(name)(\(texts.joined(separator: ", ")))"
    if Self.addresses.contains(name) { return WrittenExpression(text: call, type: .optional(.plain("OpaquePointer"))) }
    if name == "sqlite3_user_data" { return WrittenExpression(text: call, type: .optional(.plain("UnsafeMutableRawPointer"))) }
    let result = Self.results[name].map { SwiftTypeReader.read($0) } ?? .int32
    if let opened { return WrittenExpression(text: "_opening(&\(opened)) { \(call) }", type: result) }
    return WrittenExpression(text: call, type: result.isNumber ? result : .raw(Self.results[name] ?? ""))
  }

  private func databaseArgument(_ argument: CExpression, _ index: Int, of name: String) throws -> String {
    if name == "sqlite3_free" { return "UnsafeMutableRawPointer(mutating: \(try expression(argument, wanting: nil).text))" }
    if argument == .name("SQLITE_STATIC") { return "nil" }
    if argument == .name("SQLITE_TRANSIENT") { return "unsafeBitCast(-1, to: sqlite3_destructor_type.self)" }
    let written = try expression(argument, wanting: nil)
    if index == 0, written.type.wrapped == .plain("UnsafeMutableRawPointer") { return "OpaquePointer(\(written.text))" }
    if written.type.wrapped == .string { return converted(written, to: .string).text }
    if index > 0, written.type.wrapped.isNumber, !written.type.isLiteral {
      let isValue = name.contains("_bind_") && index == 2 || name.contains("_result_") && index == 1
      let wanted: SwiftType = !isValue ? .int32 : name.hasSuffix("int64") ? .plain("Int64") : name.hasSuffix("double") ? .double : .int32
      return converted(written, to: wanted).text
    }
    // An enumeration is a number for C.
    if index > 0, let enumeration = written.type.wrapped.name, let raw = program.rawType(enumeration), raw.isNumber {
      return "Int32(\(written.operand).rawValue)"
    }
    if written.type.wrapped == .bool { return converted(written, to: .int32).text }
    return written.text
  }

  /// `sqlite3_exec`, whose function is called with the values as texts.
  private func statements(of arguments: [CExpression]) throws -> WrittenExpression {
    let database = try databaseArgument(arguments[0], 0, of: "sqlite3_exec")
    let text = try databaseArgument(arguments[1], 1, of: "sqlite3_exec")
    let values = [arguments[2], arguments[3]].map { argument -> CExpression in
      if case .integer(let text) = argument, ConstantValues.integer(text) == 0 { return .null }
      return argument
    }
    let pointer = SwiftType.optional(.plain("UnsafeMutableRawPointer"))
    let function = try expression(values[0], wanting: nil)
    let context = converted(try expression(values[1], wanting: pointer), to: pointer).text
    let pointers = "\(function.isNull ? "nil" : function.text), \(context)"
    guard case .prefix("&", let place) = arguments[4] else {
      return WrittenExpression(text: "_executing(\(pointers)) { sqlite3_exec(\(database), \(text), $0, $1, nil) }", type: .int32)
    }
    let message = try expression(place, wanting: nil).text
    return WrittenExpression(
      text: "_executing(\(pointers), &\(message)) { sqlite3_exec(\(database), \(text), $0, $1, $2) }", type: .int32)
  }
}

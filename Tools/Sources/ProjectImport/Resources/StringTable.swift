/// Writes `.strings` files.
enum StringTable {
  static func text(_ strings: [String: String]) -> String {
    strings.sorted { $0.key < $1.key }.map { "\(quote($0.key)) = \(quote($0.value));\n" }.joined()
  }

  private static func quote(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}

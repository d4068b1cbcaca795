/// Writes `.strings` files.
enum StringTable {
  static func text(_ strings: [String: String]) -> String {
    strings.sorted { $0.key < $1.key }.map { "\(quote($0.key)) = \(quote($0.value));\n" }.joined()
  }

  private static func quote(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x5C, 0x22, 0x0A].contains($0) }) else { return "\"\(text)\"" }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}

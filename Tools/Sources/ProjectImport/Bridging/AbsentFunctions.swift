/// The functions in C that no source and no library here has. They are defined as ones that print a line and return nothing.
struct AbsentFunctions: Codable {
  struct Use: Codable {
    var path: String
    var line: Int
  }

  /// Where each is declared, or called if a package or a library of the machine declares it.
  private(set) var uses: [String: Use] = [:]

  static let module = "TrestleLeftOut"

  var isEmpty: Bool { uses.isEmpty }

  /// Notes a function; returns whether it is new.
  mutating func hold(_ name: String, at use: Use) -> Bool {
    if uses[name] != nil { return false }
    uses[name] = use
    return true
  }

  /// Returns whether a source calls a name. A variable that is not there cannot be left out.
  static func isCalled(_ name: String, in text: String) -> Bool {
    text.holds(name) && text.firstRange(of: "\(name)(") != nil
  }

  var findings: [Finding] {
    uses.sorted { ($0.value.path, $0.value.line, $0.key) < ($1.value.path, $1.value.line, $1.key) }.map { name, use in
      Finding(
        path: use.path, line: use.line, severity: .warning, tag: "left-out",
        message: "\(name)() is left out: no source and no library here has it.")
    }
  }

  /// The files of the module, by path in the package.
  var packageFiles: [(name: String, text: String)] {
    isEmpty ? [] : [("Sources/\(Self.module)/left-out.c", text), ("Sources/\(Self.module)/include/empty.h", "")]
  }

  /// A source that has one later goes first. An integer or pointer is returned in another register than a fraction.
  private var text: String {
    #"""
    #include <stdio.h>
    typedef struct { long word; double fraction; } Nothing;
    #define LEFT_OUT(name) \
      __attribute__((weak)) Nothing name(void) { \
        static int isSaid; \
        if (!isSaid) { isSaid = 1; printf("left out: %s(): no source and no library here has it\n", #name); fflush(stdout); } \
        return (Nothing){0, 0}; \
      }

    """# + uses.keys.sorted().map { "LEFT_OUT(\($0))\n" }.joined()
  }
}

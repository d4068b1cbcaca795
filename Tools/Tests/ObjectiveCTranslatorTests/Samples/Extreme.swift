import Testing

/// A text that nests or repeats without an end, named by its beginning.
struct Extreme: CustomTestStringConvertible, Sendable {
  var text: String
  var testDescription: String { String(text.prefix(40)) }

  private static func repeating(_ text: String, _ count: Int, _ end: String = "") -> String { String(repeating: text, count: count) + end }

  static let all: [Extreme] = {
    let texts: [String] = [
      "int x = " + repeating("(", 10_000), "int x = " + repeating("-", 10_000, "1;"), "int x = 1" + repeating(" + 1", 10_000, ";"),
      "int x = a" + repeating("[0]", 5_000, ";"), "id x = " + repeating("@[", 5_000), "id x = " + repeating("[a ", 5_000),
      "void f() " + repeating("{", 10_000), "void f() { " + repeating("if (a) ", 5_000, "; }"),
      "void f() { if (a) ; " + repeating("else if (a) ;", 2_000, " }"), "void f() { x = " + repeating("^{ y = ", 2_000, " }"),
      "int " + repeating("*", 10_000, "x;"), "int " + repeating("(*", 10_000, "x;"), repeating("NSArray<", 5_000),
      "@interface A : " + repeating("B<", 5_000), repeating("struct {", 5_000), repeating("typedef enum {", 5_000),
      repeating("@implementation A\n- (void)f {\n", 5_000), repeating("@interface A\n", 2_000), repeating("#if 1\n", 5_000),
      "#if " + repeating("!(", 5_000, "\nint x;"), "#define A A A\n#define B A A A A A A A A\nint x = B;",
      (0..<40).map { "#define M\($0 + 1)(x) M\($0)(x) M\($0)(x)\n" }.joined() + "int y = M40(1);",
      (0..<40).map { "#define L\($0 + 1) L\($0), L\($0)\n" }.joined() + "int y[] = { L40 };",
      (0..<200).map { "#define N\($0 + 1) (N\($0))\n" }.joined() + "int y = N200;",
      "#define F(x) F(F(x))\nint y = " + repeating("F(", 2_000, ";"),
      "#define F(x) F(F(x))\nint y = " + repeating("F(", 200) + repeating(")", 200, ";"), "#define S(x) #x ## x\nint y = S(S(S(1)));",
      repeating("\\\n", 5_000), "/* " + repeating("*", 5_000), "\"" + repeating("\\", 5_001), repeating("a b c ", 5_000),
      repeating("@", 5_000), repeating("#define", 5_000), "\0\0\u{FEFF}", repeating("- (void)", 2_000), repeating("x = ^(", 2_000),
    ]
    return texts.map { Extreme(text: $0) }
  }()
}

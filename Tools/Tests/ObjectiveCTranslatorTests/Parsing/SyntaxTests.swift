import Testing
import TrestleExpectations

import ObjectiveCTranslator

@Suite struct SyntaxTests {
  private func file(_ text: String, path: String = "A.m") -> CFile {
    var reader = CReader(constants: ["DEBUG": "1"])
    return reader.read(path: path, text: text)
  }

  /// The kinds of the statements of a body.
  private func body(_ text: String) -> [CStatement.Kind] {
    for case .function(let function) in file("void f(void) {\n" + text + "\n}").declarations {
      if case .statements(let statements) = function.body { return statements.map(\.kind) }
      if case .unread(let reason, let line) = function.body { Issue.record("line \(line): \(reason)") }
    }
    return []
  }

  private func expression(_ text: String) -> CExpression? {
    guard case .expression(let value)? = body(text + ";").first else { return nil }
    return value
  }

  private func object(_ name: String, _ nullability: CType.Nullability = .unspecified, of arguments: [CType] = []) -> CType {
    .object(name: name, protocols: [], arguments: arguments, nullability: nullability)
  }

  @Test("Messages are read with their parts, arguments and lists")
  func messages() {
    let list = CMessage(receiver: .name("NSArray"), selector: "arrayWithObjects:", arguments: [.string("a")], more: [.string("b")])
    expect(expression("[NSArray arrayWithObjects:@\"a\", @\"b\", nil]"), equals: .message(list))
    let inner = CExpression.message(CMessage(receiver: .name("a"), selector: "b", arguments: []))
    let outer = CMessage(receiver: inner, selector: "c:d:", arguments: [.conditional(.name("x"), .name("y"), .name("z")), .integer("1")])
    expect(expression("[[a b] c:x ? y : z d:1]"), equals: .message(outer))
  }

  @Test("Casts are told from values in parentheses")
  func casts() {
    expect(expression("(NSInteger)x"), equals: .cast(.named("NSInteger"), .name("x")))
    expect(expression("(Note *)x"), equals: .cast(object("Note"), .name("x")))
    expect(expression("(x) - 1"), equals: .binary(.name("x"), "-", .integer("1")))
    expect(expression("(kCount) * 2"), equals: .binary(.name("kCount"), "*", .integer("2")))
    expect(expression("(__bridge id)x"), equals: .cast(object("id"), .name("x")))
    expect(expression("(UIRectEdge)0"), equals: .cast(.named("UIRectEdge"), .integer("0")))
    let fields = [CField(name: "x", value: .integer("1")), CField(value: .integer("2"))]
    expect(expression("(CGPoint){.x = 1, 2}"), equals: .compound(.named("CGPoint"), fields))
  }

  @Test("Operators bind as in C")
  func operators() {
    let product = CExpression.binary(.name("b"), "*", .name("c"))
    expect(expression("a + b * c == d"), equals: .binary(.binary(.name("a"), "+", product), "==", .name("d")))
    expect(expression("a = b = c"), equals: .assignment(.name("a"), "=", .assignment(.name("b"), "=", .name("c"))))
    expect(expression("a ?: b"), equals: .conditional(.name("a"), nil, .name("b")))
    expect(expression("*p++"), equals: .prefix("*", .postfix(.name("p"), "++")))
    expect(expression("a->b.c[1]"), equals: .element(.member(.arrow(.name("a"), "b"), "c"), .integer("1")))
    expect(expression("a, b"), equals: .binary(.name("a"), ",", .name("b")))
  }

  @Test("Literals are read with escapes and suffixes")
  func literals() {
    expect(expression(#"@"a\n" @"b\u00e9""#), equals: .string("a\nbé"))
    expect(expression(#""\x41\101""#), equals: .cString("AA"))
    expect(expression("0x1FUL"), equals: .integer("0x1F"))
    expect(expression("017"), equals: .integer("0o17"))
    expect(expression("1.5f"), equals: .real("1.5", isFloat: true))
    expect(expression("'a'"), equals: .character(97))
    expect(
      expression("@[@1, @-2, @YES, @(x)]")
        == .array([
          .boxed(.integer("1")), .boxed(.prefix("-", .integer("2"))), .boxed(.boolean(true)), .boxed(.name("x")),
        ]))
    expect(expression("@{@\"a\": b,}"), equals: .dictionary([CPair(key: .string("a"), value: .name("b"))]))
    expect(expression("@selector(a:b:)"), equals: .selector("a:b:"))
    expect(expression("@available(iOS 13.0, *)"), equals: .available("13.0"))
    expect(expression("sizeof(int) + sizeof x"), equals: .binary(.sizeOfType(.named("int")), "+", .sizeOfValue(.name("x"))))
  }

  @Test("Blocks are read with and without results and parameters")
  func blocks() {
    expect(expression("^{}"), equals: .block(result: nil, parameters: [], body: []))
    let parameters = [CParameter(name: "a", type: .named("int"))]
    expect(expression("^BOOL(int a){}"), equals: .block(result: .named("BOOL"), parameters: parameters, body: []))
    expect(expression("^NSString *{}"), equals: .block(result: object("NSString"), parameters: [], body: []))
  }

  @Test("Statements are read")
  func statements() {
    let call = CStatement(.expression(.call(.name("g"), [])), line: 2)
    expect(body("if (a) g(); else g();"), equals: [.conditional(.name("a"), then: [call], otherwise: [call])])
    expect(body("while (a) g();"), equals: [.whileLoop(.name("a"), [call])])
    expect(body("do { g(); } while (a);"), equals: [.doLoop([call], .name("a"))])
    expect(body("for (NSString *s in a) g();") == [.forEach(name: "s", type: object("NSString"), collection: .name("a"), body: [call])])
    expect(body("for (s in a) g();"), equals: [.forEach(name: "s", type: nil, collection: .name("a"), body: [call])])
    expect(body("for (;;) g();"), equals: [.forLoop(start: nil, condition: nil, step: nil, body: [call])])
    expect(body("@synchronized(a) { g(); }"), equals: [.synchronized(.name("a"), [call])])
    expect(body("@autoreleasepool { g(); }"), equals: [.autoreleasePool([call])])
    expect(
      body("@try { g(); } @catch (...) {} @finally { g(); }") == [
        .attempt([call], catches: [CCatch(parameter: nil, body: [])], finally: [call])
      ])
    let range = CExpression.binary(.integer("2"), "...", .integer("4"))
    expect(
      body("switch (a) { case 1: case 2 ... 4: g(); break; default: g(); }") == [
        .choice(
          .name("a"),
          [
            CCase(values: [.integer("1"), range], body: [call, CStatement(.breaking, line: 2)]),
            CCase(values: [], isDefault: true, body: [call]),
          ])
      ])
  }

  @Test("Declarations in bodies are read")
  func locals() {
    let self1 = { (name: String, type: CType, value: CExpression?) in CVariable(name: name, type: type, value: value, line: 2) }
    expect(
      body("int a = 1, *b;") == [
        .declaration([self1("a", .named("int"), .integer("1")), self1("b", .pointer(.named("int"), nullability: .unspecified), nil)])
      ])
    var weak = self1("w", .typeOf(.name("self")), .name("self"))
    weak.isWeak = true
    expect(body("__weak typeof(self) w = self;"), equals: [.declaration([weak])])
    let block = CType.block(result: .void, parameters: [CParameter(name: "", type: .named("int"))], nullability: .unspecified)
    expect(body("void (^b)(int) = nil;"), equals: [.declaration([self1("b", block, .null)])])
    let dictionary = object("NSDictionary", of: [object("NSString"), object("id")])
    expect(body("NSArray<NSDictionary<NSString *, id> *> *a;") == [.declaration([self1("a", object("NSArray", of: [dictionary]), nil)])])
  }

  @Test("A statement that is not understood is unread, and so is a body without an end; the next method is read")
  func unread() {
    let text = """
      @implementation A
      - (void)a { a b c; if (c d) { e; } else { f; } x: goto x; }
      - (void)b { [self a]; }
      - (void)c { a b c; { }
      - (void)d {}
      @end
      """
    guard case .implementation(let value)? = file(text).declarations.first else {
      Issue.record("no implementation")
      return
    }
    expect(value.methods.map(\.selector), equals: ["a", "b", "c", "d"])
    let kinds: [CStatement.Kind] = [
      .unread("',' is expected before 'c'"), .unread("')' is expected before 'd'"), .label("x"), .jump("x"),
    ]
    expect(value.methods[0].body, equals: .statements(kinds.map { CStatement($0, line: 2) }), "\(value.methods[0].body as Any)")
    expect(value.methods[2].body, equals: .unread(reason: "';' is expected before '{'", line: 5))
    expect(value.methods[3].body, equals: .statements([]))
  }

  @Test("Properties are read with their attributes")
  func properties() {
    let text = """
      @interface A : NSObject
      @property (nonatomic, weak, nullable) IBOutlet UILabel *label;
      @property (nonatomic, readonly, getter=isOn) BOOL on;
      @property (class, copy) void (^done)(void);
      @end
      """
    guard case .interface(let value)? = file(text).declarations.first else {
      Issue.record("no interface")
      return
    }
    var label = ObjectiveCProperty(name: "label", type: object("UILabel", .nullable), line: 2)
    (label.isWeak, label.isOutlet) = (true, true)
    var on = ObjectiveCProperty(name: "on", type: .named("BOOL"), line: 3)
    (on.isReadOnly, on.getter) = (true, "isOn")
    var done = ObjectiveCProperty(name: "done", type: .block(result: .void, parameters: [], nullability: .unspecified), line: 4)
    done.isClassProperty = true
    expect(value.properties, equals: [label, on, done])
    expect(value.superclass, equals: "NSObject")
  }

  @Test("Pointers are not nil in a region, and blocks have the nullability before them")
  func nullability() {
    let text = """
      NS_ASSUME_NONNULL_BEGIN
      typedef void (^Done)(BOOL);
      @interface A
      - (NSString *)a:(nullable id)b done:(nullable Done)done then:(nullable void (^)(int))then NS_SWIFT_NAME(a(_:));
      - (BOOL)write:(NSError **)error;
      @end
      NS_ASSUME_NONNULL_END
      """
    guard case .interface(let value)? = file(text, path: "A.h").declarations.last else {
      Issue.record("no interface")
      return
    }
    let method = value.methods[0]
    expect(method.result, equals: object("NSString", .nonnull))
    expect(method.swiftName, equals: "a(_:)")
    expect(
      method.parameters.map(\.type) == [
        object("id", .nullable), .annotated(.named("Done"), nullability: .nullable),
        .block(result: .void, parameters: [CParameter(name: "", type: .named("int"))], nullability: .nullable),
      ])
    expect(value.methods[1].parameters[0].type, equals: .pointer(object("NSError", .nullable), nullability: .nullable))
  }

  @Test("Enumerations, structures and typedefs have the names of their typedefs")
  func types() {
    let text = """
      typedef NS_OPTIONS(NSUInteger, Edges) { EdgeA = 1 << 0, EdgeB };
      typedef struct { CGFloat a, b; } Insets;
      typedef enum { One } Number;
      typedef int (*Compare)(const void *);
      """
    let shift = CExpression.binary(.integer("1"), "<<", .integer("0"))
    let unsigned = CType.named("NSUInteger")
    let edges = [CVariable(name: "EdgeA", type: unsigned, value: shift, line: 1), CVariable(name: "EdgeB", type: unsigned, line: 1)]
    let fields = [CVariable(name: "a", type: .named("CGFloat"), line: 2), CVariable(name: "b", type: .named("CGFloat"), line: 2)]
    let cases = [CVariable(name: "One", type: .named("int"), line: 3)]
    let pointer = CType.pointer(.void, nullability: .unspecified)
    expect(
      file(text).declarations == [
        .enumeration(CEnumeration(name: "Edges", kind: .options, rawType: unsigned, cases: edges, line: 1)),
        .structure(CStructure(name: "Insets", fields: fields, line: 2)),
        .enumeration(CEnumeration(name: "Number", kind: .plain, cases: cases, line: 3)),
        .typeAlias(name: "Compare", .function(result: .named("int"), parameters: [CParameter(name: "", type: pointer)]), line: 4),
      ])
  }

  @Test("Constants stay names, other macros are replaced where they are used")
  func macros() {
    let text = """
      #define kWidth 10
      #define TWICE(x) ((x) * 2)
      #define JOIN(a, b) a##b
      #define NAME(x) @#x
      #ifdef DEBUG
      int a = TWICE(kWidth);
      #else
      int never;
      #endif
      #if TARGET_OS_SIMULATOR || !defined(__OBJC__) || __cplusplus
      int never;
      #endif
      id JOIN(b, 1) = NAME(hello);
      """
    let declarations = file(text).declarations
    expect(declarations.count, equals: 3)
    expect(declarations.first, equals: .constant(name: "kWidth", .integer("10"), line: 1))
    expect(
      declarations[1] == .variable(CVariable(name: "a", type: .named("int"), value: .binary(.name("kWidth"), "*", .integer("2")), line: 6)))
    expect(declarations[2], equals: .variable(CVariable(name: "b1", type: object("id"), value: .string("hello"), line: 13)))
  }

  @Test("Imports are noted without folders, and modules by name")
  func imports() {
    let value = file("#import \"Model/Note.h\"\n#import <UIKit/UIKit.h>\n#include <stdio.h>\n#import <sys/types.h>\n@import CoreData;")
    expect(value.imports, equals: ["Note.h"])
    expect(value.modules, equals: ["UIKit", "CoreData"])
  }

  @Test("Macros and types of headers are known in sources, those of a source are not known in the next one")
  func headers() {
    var reader = CReader()
    _ = reader.read(path: "a.h", text: "#define VALUE(x) x + 1\ntypedef int number;")
    let first = reader.read(path: "a.m", text: "#define OTHER(x) x\nint a = VALUE(1) + sizeof(number);")
    let second = reader.read(path: "b.m", text: "int b = OTHER(2);")
    guard case .variable(let a)? = first.declarations.first, case .variable(let b)? = second.declarations.first else {
      Issue.record("no variables")
      return
    }
    let sum = CExpression.binary(.integer("1"), "+", .integer("1"))
    expect(a.value, equals: .binary(sum, "+", .sizeOfType(.named("number"))))
    expect(b.value, equals: .call(.name("OTHER"), [.integer("2")]))
  }
}

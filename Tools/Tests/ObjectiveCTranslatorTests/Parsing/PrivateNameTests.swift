import Testing
import TrestleExpectations

import ObjectiveCTranslator

struct PrivateNameTests {
  private func names(_ sources: [String]) -> [String: [String: String]] {
    var reader = CReader()
    let files = sources.enumerated().map { reader.read(path: "Folder/File+\($0).m", text: $1) }
    return PrivateNames(sources: files).names
  }

  @Test("Structures of one name, and functions that take or return other types, have other names in all sources but the first")
  func renamed() {
    let found = names([
      "typedef struct { int a; } Box; static int size(Box box) { return box.a; } static int sum(int a) { return a; }",
      "typedef struct { int a; } Box; static int size(Box box) { return box.a; } static int sum(int a, int b) { return a + b; }",
      "typedef int Box; static void other(void) {} static int sum(int a) { return a; }",
    ])
    expect(found.keys.sorted(), equals: ["Folder/File+1.m", "Folder/File+2.m"])
    expect(
      found["Folder/File+1.m"], equals: ["Box": "Box_File_1_m", "size(": "size_File_1_m", "sum(": "sum_File_1_m"])
    expect(found["Folder/File+2.m"], equals: ["Box": "Box_File_2_m", "sum(": "sum_File_2_m"])
  }

  @Test("Functions that are the same, and typedefs of the same type, keep their names")
  func kept() {
    let same = "typedef void (^Done)(int); static int sum(int a) { return a; } int shared(void) { return 1; }"
    expect(names([same, same]).isEmpty)
  }

  @Test("Members of a renamed name stay, and functions are renamed where they are called or passed")
  func members() {
    var reader = CReader()
    let text = """
      typedef struct { int size; } Box;
      static int size(Box *box) { return box->size; }
      void use(Box *box, int (*sizing)(Box *)) { use(box, size); size(box); }
      """
    let file = reader.read(path: "A.m", text: text, renamed: ["Box": "Box_A", "size(": "size_A"])
    let translation = ObjectiveCTranslation(headers: [], sources: [file]).files.map(\.text).joined()
    expect(translation.contains("struct Box_A {") && translation.contains("var size: Int32"), "\(translation)")
    expect(translation.contains(".size\n") && translation.contains("func size_A(") && translation.contains("size_A(box"), "\(translation)")
    expect(!translation.contains(" Box ") && !translation.contains("(size)"), "\(translation)")
  }
}

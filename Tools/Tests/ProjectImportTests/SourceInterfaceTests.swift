import Testing
import TrestleExpectations
import XcodeProject

@testable import ProjectImport

@Suite struct SourceInterfaceTests {
  private static let source = """
    import UIKit
    let inferred = 1
    func free(_ a: Int = 2) -> Int { a + 1 }
    class A: UIView {
      var stored = [1].map { $0 + 1 }
      var computed: Int { stored.count }
      var observed = 0 { didSet { print("old", oldValue) } }
      var both: Int { get { 10 } set { print(newValue) } }
      lazy var made: UIView = { UIView() }()
      init() { stored = [4]; super.init(frame: .zero) }
      required init?(coder: NSCoder) { nil }
      deinit { print("gone") }
      subscript(index: Int) -> Int { index * 2 }
      func opaque() -> some Sequence { [5] }
      var other: some Sequence { [6] }
      @objc func act() { struct Local { var x = 7 }; print(Local().x) }
    }
    """

  @Test(
    "The bodies of functions are no part of the interface",
    arguments: [
      ("a + 1", "a - 1"), ("{ stored.count }", "{\n return 3 }"), ("\"old\"", "\"new\""), ("10", "11"), ("print(newValue)", ""),
      ("[4]", "[8, 9]"),
      ("\"gone\"", "\"away\""), ("index * 2", "index"), ("var x = 7", "var x = \"\""), ("{ nil }", "{ fatalError() }"),
    ])
  func bodies(old: String, new: String) {
    expect(Self.source.contains(old))
    expect(SourceInterface(Self.source), equals: SourceInterface(Self.source.replacing(old, with: new)))
  }

  @Test(
    "Everything else is: declarations, initial values, which may determine a type, and bodies with an opaque result",
    arguments: [
      ("inferred = 1", "inferred = \"\""), ("a: Int = 2", "a: Int = 3"), ("{ $0 + 1 }", "{ \"\\($0)\" }"),
      ("{ UIView() }", "{ UILabel() }"),
      ("[5]", "[\"\"]"), ("[6]", "[\"\"]"), ("class A: UIView", "final class A: UIView"), ("func act()", "func act(_ sender: Any)"),
      ("var computed: Int", "var computed: Double"), ("import UIKit", "import UIKit\nimport MapKit"), ("@objc func act", "func act"),
    ])
  func declarations(old: String, new: String) {
    expect(Self.source.contains(old))
    expect(SourceInterface(Self.source) != SourceInterface(Self.source.replacing(old, with: new)))
  }

  @Test("Words are split as a shell does, and a step's arguments are found by its description")
  func words() {
    expect(
      ShellWords.split(#"/a/b -c 'one file' "two \"x\"" 'a\b' three\ four -D A=B"#) == [
        "/a/b", "-c", "one file", "two \"x\"", #"a\b"#, "three four", "-D", "A=B",
      ])
    let plan = "  \"C.x\":\n    description: \"Linking ./x\"\n    args: [\"swiftc\",\"-o\",\"a b\"]\n"
    expect(FileBuild.arguments(of: "Linking ", in: plan), equals: ["swiftc", "-o", "a b"])
    expect(FileBuild.arguments(of: "Linking ", in: plan + plan) == nil)
    let other = plan.replacing("./x", with: "./tool")
    expect(FileBuild.arguments(of: "Linking ", ending: "/x", in: other + plan), equals: ["swiftc", "-o", "a b"])
  }
}

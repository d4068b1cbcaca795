import SourceTranslator
import Testing
import TrestleExpectations

/// Sources that are written for Linux as well are compiled as they are.
@Suite struct AsWrittenTests {
  private func text(_ source: String, isTest: Bool) -> String {
    var options = TranslationOptions()
    options.isAsWritten = true
    options.isTestTarget = isTest
    let result = TargetTranslator(module: "App", files: [SourceFile(path: "A.swift", text: source)], options: options)
    return String((result.outputs[0].text ?? "").drop { $0 != "\n" }.dropFirst())
  }

  @Test("Nothing of a source that is written for Linux is changed")
  func unchanged() {
    let source = "#if canImport(Darwin)\nimport Darwin\n#endif\nclass A: NSObject { @objc dynamic func run() {} }\n"
    expect(text(source, isTest: false), equals: source)
    expect(text(source, isTest: true), equals: source)
  }

  @Test("Each of Quick's specs gets one test that runs its examples")
  func specs() {
    let source = "import Quick\nclass A: QuickSpec {\n}\nclass B: A {\n}\nfinal class C: AsyncSpec {\n}\n"
    let written = text(source, isTest: true)
    expect(written.split(separator: "func testSpec() throws").count, equals: 3, "\(written)")
    expect(!written.contains("class B: A { func") && text(source, isTest: false) == source)
  }

  @Test("Each example of a spec is a test with its name, and specs for the whole suite are read before the first example")
  func examples() {
    let source = "import Quick\nclass A: QuickSpec {\n}\nclass B: AsyncSpec {\n override class func spec() { beforeSuite {} }\n}\n"
    let written = text(source, isTest: true)
    expect(written.split(separator: "_ = B.allTests; for (name, example) in Self.allTests").count, equals: 3, "\(written)")
    expect(written.contains("Self(name: name, testClosure: { try example($0 as! QuickSpec)() }).run()"))
    expect(written.contains("Self(name: name, testClosure: { try example($0 as! AsyncSpec)() }).run()"))
    expect(!written.contains("@testable"))
  }
}

import Testing

@testable import ProjectImport

@Suite struct TestSupportTests {
  @Test("The file of what XCTest lacks is written only for tests that name some of it")
  func need() {
    #expect(TestSupport.isNeeded(by: "add(XCTAttachment(string: text))"))
    #expect(TestSupport.isNeeded(by: "measure(metrics: [XCTClockMetric()]) {}"))
    #expect(!TestSupport.isNeeded(by: "measure { work() }"))
  }

  @Test("Attachments go into the folder of the import, whatever its name")
  func folder() {
    #expect(TestSupport.text(folder: "/a \"b\"").contains(#""/a \"b\"/Attachments""#))
  }
}

import Testing
import TrestleExpectations

@testable import ProjectImport

@Suite struct TestSupportTests {
  @Test("The file of missing XCTest declarations is written only for tests that use some of them")
  func need() {
    expect(TestSupport.isNeeded(by: "add(XCTAttachment(string: text))"))
    expect(TestSupport.isNeeded(by: "measure(metrics: [XCTClockMetric()]) {}"))
    expect(TestSupport.isNeeded(by: "measure { work() }"))
    expect(!TestSupport.isNeeded(by: "func measured() { work() }"))
  }

  @Test("Attachments are written into the folder of the import, independent of its name")
  func folder() {
    expect(TestSupport.text(folder: "/a \"b\"").contains(#""/a \"b\"/Attachments""#))
  }
}

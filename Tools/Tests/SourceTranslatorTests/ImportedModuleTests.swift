import SourceTranslator
import Testing

@Suite struct ImportedModuleTests {
  @Test("The libraries of a source are the modules that neither Apple nor the target has")
  func libraries() {
    let text = """
      import UIKit
      import class Alamofire.Session; import Vision
      @testable import App
        @_exported import SnapKit
      internal import Lottie
      import struct Foundation.Date
      // import Nothing
      let important = "import Nothing"
      """
    #expect(ImportedModules.ofLibraries(in: text, available: ["App"]) == ["Alamofire", "Lottie", "SnapKit"])
  }
}

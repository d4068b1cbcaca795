import SourceTranslator
import Testing
import TrestleExpectations

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
    expect(ImportedModules.ofLibraries(in: text, available: ["App"]), equals: ["Alamofire", "Lottie", "SnapKit"])
  }

  @Test("A framework that exports another on iOS imports it, if the file uses its names")
  func companions() {
    var options = TranslationOptions()
    options.availableModules = ["GameplayKit", "SpriteKit", "SceneKit", "UserNotifications", "Combine", "OpenCombine"]
    func translated(_ text: String) -> String {
      TargetTranslator(module: "App", files: [SourceFile(path: "A.swift", text: text)], options: options).outputs.first?.text ?? ""
    }
    let scene = translated("import GameplayKit\nlet scene = SKScene()\n")
    expect(scene.contains("import SpriteKit"))
    expect(!scene.contains("import SceneKit"))
    expect(!translated("import GameplayKit\nlet source = GKRandomSource()\n").contains("import SpriteKit"))
    expect(
      translated("import UIKit\nlet center = UNUserNotificationCenter.current()\n").contains("import UIKit; import UserNotifications"))
    let subject = "let subject = PassthroughSubject<Int, Never>()\n"
    expect(translated("import UIKit\n" + subject).contains("import UIKit; import Combine"))
    // It declares the same names.
    expect(!translated("import UIKit\nimport OpenCombine\n" + subject).contains("import Combine"))
  }
}

import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct ApplicationFontTests {
  @Test("Fonts of the bundle are there before the first controller, in code and in an interface; a damaged one is one line")
  func fonts() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="c">
      <customFonts key="customFonts"><array key="Own.ttf"><string>QuollaSansMono-Bold</string></array></customFonts>
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="First" customModule="Fresh" customModuleProvider="target"
       sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label opaque="NO" text="A" id="l"><rect key="frame" x="0.0" y="0.0" width="99" height="20"/>
      <fontDescription key="fontDescription" name="QuollaSansMono-Bold" family="Quolla Sans Mono" pointSize="21"/></label></subviews>
      </view><connections><outlet property="label" destination="l" id="o"/></connections></viewController></objects></scene></scenes></document>
      """
    try TrestleProgram.write(
      [
        "Fresh/App.swift": """
        import UIKit
        let early = UIFont(name: "QuollaSansMono-Bold", size: 11)
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let font = UIFont(name: "Quolla Sans Mono", size: 12)!
          func applicationDidFinishLaunching(_ application: UIApplication) { print("@", font.fontName, early?.pointSize ?? 0) }
        }
        class First: UIViewController {
          @IBOutlet weak var label: UILabel!
          override func viewDidLoad() { print("@", label.font.fontName, label.font.pointSize) }
        }
        """,
        "Fresh/Main.storyboard": storyboard, "Fresh/Damaged.otf": "no font",
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
        <key>UIAppFonts</key><array><string>Own.ttf</string><string>Damaged.otf</string><string>Gone.ttf</string></array></dict></plist>
        """,
      ], to: folder
    ) { $0.replacing("GENERATE_INFOPLIST_FILE = YES;", with: "INFOPLIST_FILE = Info.plist;") }
    var font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let old = try #require("DejaVu".data(using: encoding))
      let new = try #require("Quolla".data(using: encoding))
      while let range = font.range(of: old) { font.replaceSubrange(range, with: new) }
    }
    try font.write(to: URL(fileURLWithPath: folder + "/Fresh/Own.ttf"))
    let doctor = try TrestleProgram.run(["doctor", folder])
    expect(doctor.output.contains("UIAppFonts names Gone.ttf"))
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/picture.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(Set(outcome.reports), equals: ["QuollaSansMono-Bold 11.0", "QuollaSansMono-Bold 21.0"])
    expect(outcome.output.split(separator: "\n").count { $0.contains("Damaged.otf: The file is no font that can be read.") }, equals: 1)
  }
}

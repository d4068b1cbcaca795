import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.serialized, .enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct ScreenOptionTests {
  private static let sources = [
    "Fresh/App.swift": """
    import UIKit

    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

    class ReportingController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        let size = view.window!.bounds.size
        let hello = NSLocalizedString("Hello", comment: "")
        print("@", type(of: self), style, "\\(Int(size.width))x\\(Int(size.height))", hello, CommandLine.arguments.dropFirst().joined(separator: " "))
        fflush(stdout)
      }
    }
    class FirstController: ReportingController {}
    class SecondController: ReportingController {}
    class OtherController: ReportingController {}

    class PlainController: ReportingController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        label.text = "Plain"
        view.addSubview(label)
      }
    }
    class FilledController: PlainController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
      }
    }
    class DelayedController: PlainController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
        UIView.animate(withDuration: 0.2, delay: 1) { self.view.backgroundColor = .systemBackground }
      }
    }
    class TouchedController: PlainController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, name) in ["Red", "Green"].enumerated() {
          let button = UIButton(type: .system)
          button.setTitle(name, for: .normal)
          button.frame = CGRect(x: 20, y: 100 + index * 60, width: 100, height: 40)
          button.addTarget(self, action: #selector(touch), for: .touchUpInside)
          view.addSubview(button)
        }
      }
      @objc func touch(_ sender: UIButton) {
        print("@ touched", sender.currentTitle!)
        view.backgroundColor = sender.currentTitle == "Red" ? .red : .green
        sender.setTitle("Done", for: .normal)
      }
    }
    class BadgeView: UIView {
      override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        backgroundColor = .red
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    """,
    "Fresh/de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";\n",
    "Fresh/en.lproj/Localizable.strings": "\"Hello\" = \"Hello\";\n",
    "Fresh/Base.lproj/Main.storyboard": storyboard([("FirstController", "first", "1"), ("SecondController", "second", "0.5")]),
    "Fresh/Other.storyboard": storyboard([("OtherController", "other", "0")]),
  ]

  private static func storyboard(_ scenes: [(name: String, id: String, red: String)]) -> String {
    let texts = scenes.map { scene in
      """
      <scene sceneID="\(scene.id)-s"><objects><viewController storyboardIdentifier="\(scene.id)" id="\(scene.id)-c" customClass="\(scene.name)"
       customModule="Fresh" customModuleProvider="target" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="\(scene.id)-v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <color key="backgroundColor" red="\(scene.red)" green="0.7" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view></viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="\(scenes[0].id)-c">
      <scenes>\(texts.joined())</scenes></document>
      """
  }

  /// The project, written and built once.
  private static let project: String = {
    let folder = try? Folders.temporary()
    try? TrestleProgram.write(sources, to: folder ?? "")
    return folder ?? ""
  }()

  private func picture(_ options: [String], by command: String = "snapshot") throws -> (TrestleProgram.Outcome, Data) {
    let file = Self.project + "/picture.png"
    try? FileManager.default.removeItem(atPath: file)
    let output = command == "run" ? ["--headless", "--snapshot", file] : ["--output", file]
    let outcome = try TrestleProgram.run([command, Self.project, "--size", "200x300", "--scale", "1"] + output + options)
    return (outcome, FileManager.default.contents(atPath: file) ?? Data())
  }

  @Test(
    "Options choose the screen, its appearance, language and size, in both commands",
    arguments: [
      ([], "FirstController light 200x300 Hello"), (["--dark"], "FirstController dark 200x300 Hello"),
      (["--scene", "second"], "SecondController light 200x300 Hello"),
      (["--storyboard", "Other"], "OtherController light 200x300 Hello"),
      (["--storyboard", "Other", "--scene", "other", "--language", "de"], "OtherController light 200x300 Hallo"),
      (["--class", "PlainController", "--language", "de", "--dark"], "PlainController dark 200x300 Hallo"),
      (["--class", "Fresh.FilledController", "--size", "320x480"], "FilledController light 320x480 Hello"),
      (["--", "one", "-two"], "FirstController light 200x300 Hello one -two"),
    ])
  func options(words: [String], report: String) throws {
    for command in ["snapshot", "run"] {
      let (outcome, data) = try picture(words, by: command)
      expect(outcome.status, equals: 0, "\(outcome.output)")
      expect(outcome.reports.last?.trimmingCharacters(in: .whitespaces), equals: report, "\(command): \(outcome.output)")
      expect(!data.isEmpty)
      let size = try #require(report.split(separator: " ").first { $0.contains("x") && $0.first!.isNumber })
      try expect(TrestleProgram.size(ofPicture: Self.project + "/picture.png"), equals: size.split(separator: "x").compactMap { Int($0) })
    }
  }

  @Test("A controller without a nib and without a background is drawn over the system's background")
  func plainClass() throws {
    for words in [[], ["--dark"]] {
      let plain = try picture(["--class", "PlainController"] + words).1
      let filled = try picture(["--class", "FilledController"] + words).1
      expect(!plain.isEmpty)
      expect(plain, equals: filled)
    }
    let light = try picture(["--class", "PlainController"]).1
    try expect(picture(["--class", "PlainController", "--dark"]).1 != light)
    try expect(picture(["--class", "BadgeView"]).1 != light)
  }

  @Test("The picture is taken after an animation that begins later")
  func delayedAnimation() throws {
    let filled = try picture(["--class", "FilledController"]).1
    expect(!filled.isEmpty)
    try expect(picture(["--class", "DelayedController"]).1, equals: filled)
  }

  @Test("Touches at points and at elements come one after the other, before the picture")
  func touches() throws {
    let words = ["--class", "TouchedController", "--touch", "70,120", "--touch", "Green", "--elements"]
    let (outcome, touched) = try picture(words)
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.reports.suffix(2), equals: ["touched Red", "touched Green"], "\(outcome.output)")
    expect(outcome.output.contains("70,120 button \"Done\"\n70,180 button \"Done\""), "\(outcome.output)")
    try expect(picture(["--class", "TouchedController"]).1 != touched)
    let (missing, none) = try picture(["--class", "TouchedController", "--touch", "Blue"])
    expect(missing.status == 1 && none.isEmpty)
    expect(missing.output.contains("error: no element on the screen has the label or identifier \"Blue\""), "\(missing.output)")
    expect(missing.output.contains("70,120 button \"Red\""), "\(missing.output)")
  }

  @Test(
    "Sizes and scales that are none are wrong usage",
    arguments: [["--size", "abc"], ["--size", "300x-1"], ["--scale", "0"], ["--scale", "x"]])
  func usage(words: [String]) throws {
    let outcome = try TrestleProgram.run(["snapshot", "/absent", "--output", "x.png"] + words)
    expect(outcome.status, equals: 64, "\(outcome.output)")
    expect(outcome.output.hasPrefix("trestle: \(words[0]) takes "), "\(outcome.output)")
  }

  @Test("A controller that a scene of a storyboard describes is made from it, with its view")
  func classOfScene() throws {
    let scene = try picture(["--storyboard", "Other"]).1
    expect(!scene.isEmpty)
    try expect(picture(["--class", "OtherController"]).1, equals: scene)
    try expect(picture(["--class", "FirstController"]).1 != scene)
  }

  @Test(
    "A screen that does not exist is one line",
    arguments: [["--class", "Nothing"], ["--storyboard", "Nothing"], ["--class", "AppDelegate"]])
  func missing(words: [String]) throws {
    let (outcome, data) = try picture(words)
    expect(outcome.status, equals: 1)
    expect(outcome.output.contains("Fresh: error: there is no "))
    expect(!outcome.output.contains("crashed"))
    expect(data.isEmpty)
  }
}

/// The files of a new project: an application in one synchronized folder, and its unit tests.
public struct ProjectTemplate {
  public let name: String
  public let hasStoryboard: Bool
  public let start: Start

  /// The controllers that the application begins with.
  public enum Start: String, CaseIterable, Sendable {
    /// One screen with a button.
    case greeting
    /// A table in a navigation controller, whose rows push their details.
    case navigation
    /// Two such tables in a tab bar controller.
    case tabs
  }

  public init(name: String, hasStoryboard: Bool, start: Start = .greeting) {
    self.name = name
    self.hasStoryboard = hasStoryboard
    self.start = start
  }

  /// By path from the project's folder.
  public var files: [String: String] {
    var files = [
      "\(name).xcodeproj/project.pbxproj": project,
      "\(name)/AppDelegate.swift": delegate,
      "\(name)/GreetingController.swift": controller,
      "\(name)Tests/GreetingTests.swift": tests,
      ".gitignore": ".trestle/\nxcuserdata/\n",
    ]
    if hasStoryboard { files["\(name)/Base.lproj/Main.storyboard"] = storyboard }
    guard start != .greeting else { return files }
    files["\(name)/GreetingController.swift"] = nil
    files["\(name)Tests/GreetingTests.swift"] = nil
    return files.merging(listFiles) { $1 }
  }

  private var delegate: String {
    let launch = """
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = \(root)
          window?.makeKeyAndVisible()

      """
    return """
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
      \(hasStoryboard ? "" : launch)    return true
        }
      }

      """
  }

  private var root: String {
    switch start {
    case .greeting: "UINavigationController(rootViewController: GreetingController())"
    case .navigation: "UINavigationController(rootViewController: ListController(title: \"\(name)\", items: [\"One\", \"Two\", \"Three\"]))"
    case .tabs: "TabsController()"
    }
  }

  private var controller: String {
    if hasStoryboard {
      return """
        import UIKit

        class GreetingController: UIViewController {
          @IBOutlet private weak var label: UILabel!
          private(set) var count = 0

          @IBAction func greet(_ sender: UIButton) {
            count += 1
            label.text = count == 1 ? "Hello" : "Hello, \\(count) times"
          }
        }

        """
    }
    return """
      import UIKit

      class GreetingController: UIViewController {
        let label = UILabel()
        private let button = UIButton(type: .system)
        private(set) var count = 0

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "\(name)"
          view.backgroundColor = .systemBackground
          label.text = "\(name)"
          label.font = .preferredFont(forTextStyle: .largeTitle)
          button.setTitle("Greet", for: .normal)
          button.addTarget(self, action: #selector(greet), for: .touchUpInside)
          let stack = UIStackView(arrangedSubviews: [label, button])
          stack.axis = .vertical
          stack.spacing = 16
          stack.alignment = .center
          stack.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(stack)
          NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          ])
        }

        @objc func greet() {
          count += 1
          label.text = count == 1 ? "Hello" : "Hello, \\(count) times"
        }
      }

      """
  }

  private var tests: String {
    let method =
      hasStoryboard
      ? """
        @MainActor func testStartsWithoutGreetings() {
          XCTAssertEqual(GreetingController().count, 0)
        }
      """
      : """
        @MainActor func testCountsGreetings() {
          let controller = GreetingController()
          controller.loadViewIfNeeded()
          controller.greet()
          controller.greet()
          XCTAssertEqual(controller.label.text, "Hello, 2 times")
        }
      """
    return """
      import XCTest

      @testable import \(name)

      final class GreetingTests: XCTestCase {
      \(method)
      }

      """
  }

  private var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="gRt-01-aaa">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21679"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <scene sceneID="gRt-02-aaa">
                <objects>
                    <viewController id="gRt-01-aaa" customClass="GreetingController" customModule="\(name)" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="gRt-03-aaa">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(name)" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="gRt-04-aaa">
                                    <rect key="frame" x="20" y="380" width="353" height="41"/>
                                    <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>
                                </label>
                                <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="gRt-05-aaa">
                                    <rect key="frame" x="170" y="440" width="53" height="35"/>
                                    <state key="normal" title="Greet"/>
                                    <connections>
                                        <action selector="greet:" destination="gRt-01-aaa" eventType="touchUpInside" id="gRt-06-aaa"/>
                                    </connections>
                                </button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="gRt-07-aaa"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="gRt-04-aaa" firstAttribute="centerX" secondItem="gRt-03-aaa" secondAttribute="centerX" id="gRt-08-aaa"/>
                                <constraint firstItem="gRt-04-aaa" firstAttribute="centerY" secondItem="gRt-03-aaa" secondAttribute="centerY" id="gRt-09-aaa"/>
                                <constraint firstItem="gRt-05-aaa" firstAttribute="centerX" secondItem="gRt-03-aaa" secondAttribute="centerX" id="gRt-10-aaa"/>
                                <constraint firstItem="gRt-05-aaa" firstAttribute="top" secondItem="gRt-04-aaa" secondAttribute="bottom" constant="16" id="gRt-11-aaa"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="label" destination="gRt-04-aaa" id="gRt-12-aaa"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="gRt-13-aaa" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """
  }
}

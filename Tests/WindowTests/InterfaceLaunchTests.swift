import Foundation
import Testing
import TrestleExpectations

/// A program in a separate process that is launched by the `Info.plist` beside it.
@Suite(.serialized, .enabled(if: FixtureRun.hasDisplay)) struct InterfaceLaunchTests {
  /// Returns a folder with the program, a property list and the documents it names.
  private func run(_ info: [String: Any], _ documents: [String: String]) throws -> FixtureRun {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("launch-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    try files.copyItem(at: built.appendingPathComponent("AppFixture"), to: folder.appendingPathComponent("AppFixture"))
    let list = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try list.write(to: folder.appendingPathComponent("Info.plist"))
    for (name, text) in documents { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    return try FixtureRun(folder.appendingPathComponent("AppFixture").path, ["interface"])
  }

  private func lines(_ run: FixtureRun) -> [String] { run.lines.filter { $0.contains("=") && !$0.contains("frames=") } }

  @Test("SB-11 A process shows the main storyboard of its property list") func mainStoryboard() throws {
    let run = try run(["UIMainStoryboardFile": "Main"], ["Main.storyboard": Self.storyboard])
    expect(run.status, equals: 0)
    expect(lines(run), equals: ["delegate root=First", "loaded outlet=Hello", "shown root=First text=Hello scene=true"])
  }

  @Test("SB-11 A process with a scene manifest shows the storyboard of the scene's configuration") func sceneManifest() throws {
    let configuration = [
      "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "AppFixture.FixtureSceneDelegate",
      "UISceneStoryboardFile": "Main",
    ]
    let manifest: [String: Any] = [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
    ]
    let run = try run(["UIApplicationSceneManifest": manifest], ["Main.storyboard": Self.storyboard])
    expect(run.status, equals: 0)
    expect(
      lines(run) == ["delegate root=none", "connected root=First", "loaded outlet=Hello", "shown root=First text=Hello scene=true"])
  }

  @Test("AP-03 A process shows the window of its main nib, which is visible at launch, with the nib's controller") func mainNib() throws {
    let run = try run(["NSMainNibFile": "MainWindow"], ["MainWindow.xib": Self.nib])
    expect(run.status, equals: 0)
    expect(lines(run), equals: ["loaded outlet=Hello", "delegate root=none", "shown root=First text=Hello scene=true"])
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <window opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" visibleAtLaunch="YES" resizesToFullScreen="YES" id="w">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <connections><outlet property="rootViewController" destination="vc" id="o0"/></connections>
    </window>\(controller)</objects>
    </document>
    """

  private static let controller = """
    <viewController title="First" id="vc" customClass="FixtureController" customModule="AppFixture" \
    customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" id="l">
            <rect key="frame" x="20" y="40" width="200" height="30"/>
          </label>
        </subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      </view>
      <connections><outlet property="outlet" destination="l" id="o1"/></connections>
    </viewController>
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
    <scenes><scene sceneID="s"><objects>\(controller)\
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/></objects></scene></scenes>
    </document>
    """
}

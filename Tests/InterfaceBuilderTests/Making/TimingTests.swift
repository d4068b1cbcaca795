import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitViews

/// Prints the cost of reading and creating. The limits here are generous: debug builds are many times slower than release builds.
@Suite(.serialized) @MainActor struct TimingTests {
  private func milliseconds(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<count {
      let time = try clock.measure(body)
      times.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
    }
    return times.sorted()[count / 2]
  }

  @Test("Reading a large storyboard, and making it a second time, is quick")
  func storyboard() throws {
    let scenes = (0..<30).map { number in
      let views = (0..<30).map { index in
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Label \(index)" \
        lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="l\(number)-\(index)">
        <rect key="frame" x="10" y="\(index * 20)" width="100" height="20"/><autoresizingMask key="autoresizingMask"/></label>
        """
      }
      return """
        <scene sceneID="s\(number)"><objects><viewController id="v\(number)" sceneMemberID="viewController"><view key="view" id="r\(number)">
        <rect key="frame" x="0" y="0" width="320" height="600"/><subviews>\(views.joined())</subviews></view></viewController></objects></scene>
        """
    }
    let data = Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes.joined())</scenes></document>
      """.utf8)
    var plan: InterfacePlan?
    let reading = try milliseconds(3) { plan = try InterfacePlan(data: data, file: "Large.storyboard") }
    let made = try #require(plan)
    let making = milliseconds(5) {
      let maker = InterfaceMaker(made, bundle: .main)
      let controller = maker.makeController(made.scenes[0].controller)
      maker.finish()
      controller?.loadViewIfNeeded()
    }
    let kilobytes = Double(data.count) / 1000
    print(
      String(
        format: "read %.0f kB in %.1f ms (%.1f ms for 140 kB); make a scene of 30 labels in %.2f ms", kilobytes, reading,
        reading * 140 / kilobytes, making))
    expect(reading < 5000 && making < 500)
  }

  @Test("A prototype cell costs a few times as much as the same cell in code")
  func cell() throws {
    let labels = (0..<3).map {
      """
      <label opaque="NO" text="Label" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l\($0)"><rect key="frame" x="16" y="\($0 * 20)" width="100" height="20"/></label>
      """
    }
    let constraints = (0..<3).map {
      """
      <constraint firstItem="l\($0)" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="16" id="a\($0)"/>
      <constraint firstItem="l\($0)" firstAttribute="top" secondItem="c" secondAttribute="top" constant="\($0 * 20)" id="b\($0)"/>
      """
    }
    let nib = UINib(
      data: Fixture.data(
        """
        <tableViewCell id="t" reuseIdentifier="r"><rect key="frame" x="0" y="0" width="320" height="80"/>
        <tableViewCellContentView key="contentView" id="c"><rect key="frame" x="0" y="0" width="320" height="80"/>
        <subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints></tableViewCellContentView></tableViewCell>
        """), bundle: nil)
    _ = nib.onlyObject()
    let byNib = milliseconds(20) { for _ in 0..<20 { _ = nib.onlyObject() } } / 20
    let byCode = milliseconds(20) { for _ in 0..<20 { _ = Self.makeCell() } } / 20
    print(String(format: "a cell by nib %.3f ms, in code %.3f ms: %.1f times", byNib, byCode, byNib / byCode))
    expect(byNib, below: byCode * 20)
  }

  private static func makeCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "r")
    for index in 0..<3 {
      let label = UILabel(frame: CGRect(x: 16, y: index * 20, width: 100, height: 20))
      label.text = "Label"
      label.font = .systemFont(ofSize: 17)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: CGFloat(index * 20)),
      ])
    }
    return cell
  }
}

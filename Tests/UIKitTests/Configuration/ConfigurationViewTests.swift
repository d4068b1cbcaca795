import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@MainActor struct ConfigurationViewTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480))

  @Test("The stroke of a background follows light and dark") func strokeInTheDark() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.strokeColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    configuration.strokeWidth = 2
    let view = BackgroundConfigurationView(configuration: configuration)
    screen.show(view)
    screen.layout()
    expect(view.subviews[0].layer.borderColor, equals: UIColor.black.cgColor)
    screen.traits = { $0.userInterfaceStyle = .dark }
    screen.layout()
    expect(view.subviews[0].layer.borderColor, equals: UIColor.white.cgColor)
  }

  @Test("A list content keeps the margins of its superview along the axes it specifies") func margins() {
    let outer = UIView()
    outer.insetsLayoutMarginsFromSafeArea = false
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 40, leading: 30, bottom: 50, trailing: 30)
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    let content = UIListContentView(configuration: configuration)
    content.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    outer.addSubview(content)
    screen.show(outer)
    content.frame = outer.bounds
    let line = content.sizeThatFits(CGSize(width: 320, height: 0)).height - 22
    configuration.axesPreservingSuperviewLayoutMargins = .both
    content.configuration = configuration
    expect(content.sizeThatFits(CGSize(width: 320, height: 0)).height, equals: line + 90)
  }
}

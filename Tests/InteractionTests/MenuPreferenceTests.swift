import CoreGraphics
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct MenuPreferenceTests {
  private func height(_ lines: Int?) -> CGFloat {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let title = "A command whose title is so long that it needs more than the two lines that a menu would otherwise show of it"
    let menu = UIMenu(children: [UIAction(title: title) { _ in }])
    if let lines {
      let preferences = UIMenuDisplayPreferences()
      preferences.maximumNumberOfTitleLines = lines
      menu.displayPreferences = preferences
    }
    expect(menu.replacingChildren([]).displayPreferences === menu.displayPreferences)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Menu", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    let page = UIView()
    page.addSubview(button)
    screen.show(page)
    screen.tap(CGPoint(x: 60, y: 120))
    screen.settle()
    return UIApplication.shared.windows.lazy.compactMap { self.label(title, in: $0) }.first?.bounds.height ?? 0
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test("A menu limits the lines of titles by its preferences, or not at all")
  func lines() {
    let (standard, one, all) = (height(nil), height(1), height(0))
    expect(one > 0 && one < standard && standard < all, "\(one) \(standard) \(all)")
  }
}

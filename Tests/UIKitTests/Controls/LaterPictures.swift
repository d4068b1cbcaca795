import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Images of later controls", .serialized) @MainActor
struct LaterPictures {
  @Test("Calendars, glass, badges and page indicators look as stored", arguments: ["modern", "dark", "classic"])
  func pictures(look: String) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2, design: look == "classic" ? .classic : .modern)
    if look == "dark" { screen.traits = { $0.userInterfaceStyle = .dark } }
    let page = UIViewController()
    page.title = "Later"
    let bell = UIBarButtonItem(image: UIImage(systemName: "bell"), primaryAction: UIAction { _ in })
    bell.badge = .count(3)
    let cart = UIBarButtonItem(title: "Cart", primaryAction: UIAction { _ in })
    cart.badge = .indicator()
    page.navigationItem.rightBarButtonItems = [bell, cart]
    page.view.backgroundColor = .systemBackground
    let stripes = CAGradientLayer()
    stripes.frame = CGRect(x: 0, y: 500, width: 375, height: 167)
    stripes.colors = [UIColor.systemPink, .systemYellow, .systemTeal].map(\.cgColor)
    stripes.startPoint = CGPoint(x: 0, y: 0.5)
    stripes.endPoint = CGPoint(x: 1, y: 0.5)
    page.view.layer.addSublayer(stripes)
    let calendar = UICalendarView(frame: CGRect(x: 20, y: 70, width: 335, height: 400))
    let owner = Owner()
    calendar.delegate = owner
    calendar.visibleDateComponents = DateComponents(year: 2024, month: 6)
    let several = UICalendarSelectionMultiDate(delegate: nil)
    several.selectedDates = [11, 12].map { DateComponents(year: 2024, month: 6, day: $0) }
    calendar.selectionBehavior = several
    page.view.addSubview(calendar)
    let configurations: [UIButton.Configuration] = [.glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass()]
    for (index, configuration) in configurations.enumerated() {
      let button = UIButton(configuration: configuration)
      button.configuration?.title = "Glass"
      button.frame = CGRect(x: 15 + index * 88, y: 530, width: 80, height: 40)
      page.view.addSubview(button)
    }
    let dots = UIPageControl(frame: CGRect(x: 20, y: 590, width: 160, height: 30))
    dots.numberOfPages = 5
    dots.currentPage = 1
    dots.progress = UIPageControlProgress()
    dots.progress?.currentProgress = 0.6
    page.view.addSubview(dots)
    let glass = UIVisualEffectView(effect: UIGlassEffect())
    glass.frame = CGRect(x: 200, y: 585, width: 150, height: 60)
    page.view.addSubview(glass)
    screen.show(UINavigationController(rootViewController: page))
    screen.settle()
    assertSnapshotChecksum(screen.snapshot(), named: "later-\(look)")
  }

  @MainActor private final class Owner: NSObject, UICalendarViewDelegate {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
      switch dateComponents.day {
      case 4: .default()
      case 7: .default(color: .systemGreen, size: .large)
      case 13: .image(UIImage(systemName: "star.fill"), color: .systemOrange)
      default: nil
      }
    }
  }
}

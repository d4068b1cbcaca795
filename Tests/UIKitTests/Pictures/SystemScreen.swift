import CoreGraphics
import Foundation
import Testing
import UIKitTesting

import UIKit
@testable import UIKitServices
@testable import UIKitValues
@testable import UIKitViews

/// An appearance in which screens of the system are shown.
struct SystemLook: Sendable, CustomTestStringConvertible {
  var name: String
  var design = UIDesign.modern
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var size = UIContentSizeCategory.large
  var testDescription: String { name }

  static let all: [SystemLook] = [
    SystemLook(name: "modern"), SystemLook(name: "dark", style: .dark), SystemLook(name: "classic", design: .classic),
    SystemLook(name: "modern-rtl", direction: .rightToLeft),
    SystemLook(name: "classic-rtl", design: .classic, direction: .rightToLeft),
    SystemLook(name: "modern-ax", size: .accessibilityExtraLarge),
    SystemLook(name: "dark-ax-rtl", style: .dark, direction: .rightToLeft, size: .accessibilityExtraLarge),
    SystemLook(name: "classic-ax", design: .classic, size: .accessibilityExtraLarge),
  ]
}

/// The screens that UIKit provides.
enum SystemScreen: String, CaseIterable {
  case note, share, print, curl, browser, color, font, image, file, save

  /// Shows the screen on top of a list.
  @MainActor func show(in look: SystemLook, folder: URL) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2, design: look.design)
    screen.traits = {
      $0.userInterfaceStyle = look.style
      $0.layoutDirection = look.direction
      $0.preferredContentSizeCategory = look.size
    }
    FileListController.start = folder
    DocumentListController.start = folder
    let list = UITableViewController(style: .grouped)
    list.title = "Library"
    let root = UINavigationController(rootViewController: list)
    screen.show(root)
    screen.settle()
    switch self {
    case .note:
      screen.showsOnScreenKeyboard = true
      root.pushViewController(NotePage(), animated: false)
    case .share:
      let items: [Any] = ["Bread", URL(string: "https://example.org/bread")!]
      root.present(UIActivityViewController(activityItems: items, applicationActivities: nil), animated: false)
    case .print:
      let printing = UIPrintInteractionController.shared
      printing.printFormatter = UISimpleTextPrintFormatter(text: String(repeating: "All human beings are born free. ", count: 600))
      printing.showsPageRange = true
      printing.showsNumberOfCopies = true
      printing.showsPaperSelectionForLoadedPapers = true
      _ = printing.present(animated: false)
    case .curl: curl(screen)
    case .browser:
      let browser = UIDocumentBrowserViewController(forOpening: [.plainText, .image])
      browser.modalPresentationStyle = .fullScreen
      root.present(browser, animated: false)
    case .color:
      let picker = UIColorPickerViewController()
      picker.selectedColor = .systemTeal
      root.present(picker, animated: false)
    case .font: root.present(UIFontPickerViewController(), animated: false)
    case .image: root.present(UIImagePickerController(), animated: false)
    case .file: root.present(UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open), animated: false)
    case .save:
      let letter = folder.appendingPathComponent("Letter.txt")
      root.present(UIDocumentPickerViewController(urls: [letter], in: .exportToService), animated: false)
    }
    if self != .curl { screen.settle(timeout: 3) }
    return screen
  }

  /// A book whose first page is half turned.
  @MainActor private func curl(_ screen: TestScreen) {
    let pages = TurnedBook()
    screen.show(pages)
    screen.settle()
    let isReversed = pages.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let touch = screen.touchDown(CGPoint(x: isReversed ? 20 : 355, y: 420))
    for step in 1...20 {
      touch.move(to: CGPoint(x: isReversed ? 20 + step * 10 : 355 - step * 10, y: 420))
      screen.advance(by: 1 / 60)
    }
  }
}

/// A note that is edited.
private final class NotePage: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
    view.backgroundColor = .systemBackground
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.text = "Buy bread\nWater the tomatoes before the sun is high, and the beans after it is low.\n"
    view.addSubview(text)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
  }
}

/// A book of two pages of text that curl.
private final class TurnedBook: UIPageViewController, UIPageViewControllerDataSource {
  private final class Page: UIViewController {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = number == 0 ? .systemBackground : .secondarySystemBackground
      let label = UILabel(frame: view.bounds.insetBy(dx: 24, dy: 40))
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = String(repeating: number == 0 ? "The first page is turned. " : "The second page is below. ", count: 6)
      view.addSubview(label)
    }
  }

  private let book = [Page(0), Page(1)]

  init() {
    super.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([book[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
    page === book[1] ? book[0] : nil
  }

  func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
    page === book[0] ? book[1] : nil
  }
}

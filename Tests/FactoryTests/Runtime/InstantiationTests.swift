import Testing
import UIKit

private final class BadgeView: UIView {
  var made = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    made = "frame \(Int(frame.width))"
  }

  required init?(coder: NSCoder) { nil }
}

private final class RowCell: UITableViewCell {
  var made = ""

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made = reuseIdentifier ?? "none"
  }

  required init?(coder: NSCoder) { nil }
}

private final class PageController: UIViewController {
  var name: String?
  let count = 3

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    name = nibNameOrNil.map { "\($0) of a page" }
    super.init(nibName: nil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct InstantiationTests {
  private func make<T: UIView>(_ type: T.Type) -> T { _make(T.self) }

  @Test("A view of a class known at run time is made by its init(frame:)")
  func views() {
    #expect(make(BadgeView.self).made == "frame 0")
    #expect(_make(BadgeView.self, frame: CGRect(x: 0, y: 0, width: 40, height: 20)).made == "frame 40")
  }

  @Test("A cell of a class known at run time is made by its init(style:reuseIdentifier:)")
  func cells() {
    #expect(_make(RowCell.self, style: .subtitle, reuseIdentifier: "a reuse identifier").made == "a reuse identifier")
  }

  @Test("A controller of a class known at run time is made by its init(nibName:bundle:)")
  func controllers() {
    for name in ["short", "a name that needs more than fifteen bytes"] {
      let page = _make(PageController.self, nibName: name, bundle: .main)
      #expect(page.name == "\(name) of a page")
      #expect(page.count == 3)
    }
    #expect(_make(PageController.self, nibName: nil, bundle: nil).name == nil)
    #expect(type(of: _make(UIViewController.self, nibName: nil, bundle: nil)) == UIViewController.self)
    #expect(_make(PageController.self).count == 3)
  }

  @Test("A text without a translation is its key or its value")
  func texts() {
    #expect(_localized("No such key", comment: "") == "No such key")
    #expect(_localized("no.such.key", value: "Text", comment: "") == "Text")
    #expect(_localized(localized: "No such key") == "No such key")
  }
}

import UIKit

/// Typical code before actor isolation: a plain class that creates and changes views.
class RowModel {
  let title: String

  init(title: String) {
    self.title = title
  }

  func makeView() -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = title
    label.textColor = .darkGray
    let view = UIView()
    view.addSubview(label)
    return view
  }
}

func makeButtonRow(_ titles: [String]) -> [UIView] {
  return titles.map { RowModel(title: $0).makeView() }
}

import CoreGraphics

/// The row of segments below a search field that select the scope of the search.
@MainActor final class SearchScopeBar: UIView {
  let control = UISegmentedControl(items: nil)
  private let ground = UIImageView(frame: .zero)
  var chosen: @MainActor (Int) -> Void = { _ in }
  var titles: [String] = [] {
    didSet { if titles != oldValue { makeSegments() } }
  }
  var selected = 0 {
    didSet { if selected != oldValue { showSelected() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
    addSubview(control)
    control.addTarget(self, action: SearchScopeBar.changed, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func makeSegments() {
    control.removeAllSegments()
    for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
    showSelected()
  }

  private func showSelected() {
    control.selectedSegmentIndex = titles.indices.contains(selected) ? selected : UISegmentedControl.noSegment
  }

  private func changed() {
    selected = control.selectedSegmentIndex
    chosen(selected)
  }

  func show(_ look: UIDesign.Search, _ own: SearchScopeLooks) {
    ground.image = own.background
    control.looks.attributes = own.attributes
    control.looks.backgrounds = own.buttons.isEmpty ? [:] : [.default: own.buttons]
    control.looks.dividers = own.dividers.isEmpty ? [:] : [.default: own.dividers]
    control.ownLook = look.scopes
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let height = control.naturalSize.height
    control.frame = CGRect(x: 8, y: ((bounds.height - height) / 2).rounded(.down), width: max(0, bounds.width - 16), height: height)
  }
}

@_spi(UIKitParts) import UIKitViews
import Foundation

/// The header or footer of a section: a title, or custom views in its content view. It is reused like a cell.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  package final var ownReuseIdentifier: String?
  /// The view in front of ``backgroundView``. It does not contain the title.
  open var contentView: UIView { contentContainer }
  /// The label of the text, created on first use; the table sets the section's title on it.
  open var textLabel: UILabel? { titleLabelMade() }
  /// The label of a further text, created on first use.
  open var detailTextLabel: UILabel? { detailLabelMade() }
  /// The view behind the content; `nil` uses the standard background.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  /// Creates a header or footer that is reused under an identifier.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 22))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.takeInterface(of: self, as: UITableViewHeaderFooterView.self)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Called just before the view is used for another section.
  open func prepareForReuse() {}

  /// The state that configurations depend on.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurationNeedsUpdate() }
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationHandler?(self, state)
    showConfigurations(for: state)
  }
  /// Returns the content configuration of the table's style, without a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }
  /// Returns the background of a header or footer, without a content or a state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(for: size) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLooks()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    restyle()
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      hasOwnTint = newValue != nil
      super.tintColor = newValue
      applyLooks()
    }
  }

  @_spi(UIKitParts) open override func traits(over inherited: UITraitCollection) -> UITraitCollection {
    (host ?? superview as? any HeaderHost)?.rowTraits(over: inherited) ?? inherited
  }

  final var context = HeaderContext() { didSet { if context != oldValue { contextChanged(oldValue) } } }
  package final let contentContainer = HeaderContentView()
  final var title: String?
  final var writtenTitle: String?
  final var titleLabel: UILabel?
  final var detailLabel: UILabel?
  /// The look that the design applied last.
  final var titleLook: TextLook?
  final var detailLook: TextLook?
  final var standardBackground: HeaderBackgroundView?
  final var hasOwnTint = false
  package final var configuration = ConfigurationParts()
  final var configurationHandler: ConfigurationUpdateHandler?
  weak final var host: (any HeaderHost)?
}

/// The properties of a header or footer that depend on its table and its position there.
struct HeaderContext: Equatable {
  var surface = CellContext.Surface.plain
  var isFooter = false
  var isPinned = false
  /// Whether a row directly precedes the header.
  var hasRowAbove = false
  var groupMargin: CGFloat = 0
  /// nil for a header outside of a table.
  var edges: ContentEdges?
}

/// The interface through which a header or footer reports to its table.
@MainActor protocol HeaderHost: AnyObject {
  /// Returns the traits of views of the list, given those of their superview.
  func rowTraits(over inherited: UITraitCollection) -> UITraitCollection
  func heightMayHaveChanged(of view: UITableViewHeaderFooterView)
}

/// The container of a header's content. Its color replaces the classic gradient.
@preconcurrency @MainActor package final class HeaderContentView: UIView {
  package override var backgroundColor: UIColor? { didSet { (superview as? UITableViewHeaderFooterView)?.applyLooks() } }
}

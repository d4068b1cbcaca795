/// How a toolbar looks: its background and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  public required init() {
    super.init()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}

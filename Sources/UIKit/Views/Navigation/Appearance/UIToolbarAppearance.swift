/// The appearance of a toolbar: its background and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  private var button = UIBarButtonItemAppearance(style: .plain)
  private var done = UIBarButtonItemAppearance(style: .done)

  public required init() {
    super.init()
    adoptParts()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adoptParts()
  }

  private func adoptParts() {
    for part in [button, done] { part.bar = self }
  }

  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { button }
    set {
      button = own(newValue)
      changed()
    }
  }
  /// The appearance of buttons in the style `.done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set {
      done = own(newValue)
      changed()
    }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    button = own(other.button)
    done = own(other.done)
  }
}

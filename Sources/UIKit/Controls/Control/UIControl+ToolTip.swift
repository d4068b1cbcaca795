extension UIControl {
  /// The text shown beside the pointer when it rests over the control; `nil` shows none.
  public final var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      guard let newValue else {
        if let toolTipInteraction { removeInteraction(toolTipInteraction) }
        return
      }
      if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// The interaction that shows ``toolTip``.
  public final var toolTipInteraction: UIToolTipInteraction? { interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first }
}

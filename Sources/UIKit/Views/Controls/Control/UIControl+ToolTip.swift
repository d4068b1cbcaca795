extension UIControl {
  final var ownToolTip: String? {
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
}

extension UIImageView {
  final func takeImageAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    restoreAttributes(element, maker)
    if let configuration = maker.symbolConfiguration(element, "preferredSymbolConfiguration") {
      preferredSymbolConfiguration = configuration
    }
    image = maker.image(element, "image")
    if let image = maker.image(element, "highlightedImage") { highlightedImage = image }
    if element.flag("highlighted", false) { isHighlighted = true }
    if element.flag("animating", false) { startAnimating() }
  }
}

extension UIApplication: EventApplication {
  var responderDelegate: UIResponder? { delegate as? UIResponder }
}

extension UITextField: DescribedByText {
  var describedText: String? { text }
}

extension UITextView: DescribedByText {
  var describedText: String? { text }
}

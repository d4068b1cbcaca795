extension UIScrollView: ScrolledContainer {
  final var reachesUnderBars: Bool { contentInsetAdjustmentBehavior != .never }
}

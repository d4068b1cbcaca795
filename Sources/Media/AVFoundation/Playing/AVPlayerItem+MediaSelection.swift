extension AVPlayerItem {
  /// Chooses a variant. Assets have none on Linux, so this has no effect.
  public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
  /// Selects variants according to the system settings. Assets have none on Linux, so this has no effect.
  public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
  /// Returns the chosen variant of a group: nil on Linux.
  public func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}

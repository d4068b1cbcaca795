/// The shape and background of a view while it is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  override func made() -> UIPreviewParameters { UIDragPreviewParameters() }
}

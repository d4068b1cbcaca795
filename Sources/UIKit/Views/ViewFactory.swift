import CoreGraphics

internal import CRuntime

/// Makes views of classes known only at run time, by the initialiser `init(frame:)` they have.
@MainActor enum ViewFactory {
  static func makeView(of type: UIView.Type, frame: CGRect = .zero) -> UIView {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeMutableRawPointer.self)
    let initialiser = metadata.load(fromByteOffset: initialiserOffset, as: UnsafeMutableRawPointer.self)
    let made = crt_call_init_rect(initialiser, frame.minX, frame.minY, frame.width, frame.height, metadata)
    return Unmanaged<UIView>.fromOpaque(made).takeRetainedValue()
  }

  /// Where `UIView.init(frame:)` stands in the method table of views.
  private static let initialiserOffset = InitialiserSlot.offset(of: crt_uiview_init_frame(), in: UIView.self)
}

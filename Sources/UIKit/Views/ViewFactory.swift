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
  private static let initialiserOffset: Int = {
    let base = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    let initialiser = crt_uiview_init_frame()
    return stride(from: 0, to: 8192, by: 8).first {
      base.load(fromByteOffset: $0, as: UnsafeMutableRawPointer?.self) == initialiser
    }!
  }()
}

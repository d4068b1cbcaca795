internal import TrestleCRuntime
import QuartzCore

/// Creates views of classes known only at run time, by the initializer `init(frame:)`.
@MainActor package enum ViewFactory {
  package static func makeView(of type: UIView.Type, frame: CGRect = .zero) -> UIView {
    let (initialiser, metadata) = slot.entry(in: type)
    let made = crt_call_init_rect(initialiser, frame.minX, frame.minY, frame.width, frame.height, metadata)
    return Unmanaged<UIView>.fromOpaque(made).takeRetainedValue()
  }

  private static let slot = InitialiserSlot(of: crt_uiview_init_frame(), in: UIView.self)
}

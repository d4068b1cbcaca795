internal import TrestleCRuntime
import QuartzCore

/// Creates segues of classes known only at run time, by the initializer of their class.
@MainActor package enum SegueFactory {
  package static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    if type == UIStoryboardSegue.self { return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) }
    let (initialiser, metadata) = slot.entry(in: type)
    let words = HandedOver.words(of: identifier)
    let made = crt_call_init_segue(
      initialiser, words.0, words.1, Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque(), metadata)
    return Unmanaged<UIStoryboardSegue>.fromOpaque(made).takeRetainedValue()
  }

  private static let slot = InitialiserSlot(of: crt_segue_init(), in: UIStoryboardSegue.self)
}

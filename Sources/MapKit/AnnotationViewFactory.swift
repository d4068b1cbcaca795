import UIKit

internal import CRuntime

/// Makes annotation views of registered classes by the initializer their class has or inherits.
@MainActor enum AnnotationViewFactory {
  static func make(_ type: MKAnnotationView.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> MKAnnotationView {
    let (initialiser, metadata) = slot.entry(in: type)
    let words = HandedOver.words(of: reuseIdentifier)
    let object = Self.words(of: annotation)
    let made = crt_call_init_annotation(initialiser, object.0, object.1, words.0, words.1, metadata)
    return Unmanaged<MKAnnotationView>.fromOpaque(made).takeRetainedValue()
  }

  /// The two words of an optional annotation, owned by the function they are given to.
  private static func words(of annotation: (any MKAnnotation)?) -> (UInt, UInt) {
    let box = UnsafeMutablePointer<(any MKAnnotation)?>.allocate(capacity: 1)
    box.initialize(to: annotation)
    defer { box.deallocate() }
    return UnsafeRawPointer(box).load(as: (UInt, UInt).self)
  }

  private static let slot = InitialiserSlot(of: crt_annotation_view_init(), in: MKAnnotationView.self)
}

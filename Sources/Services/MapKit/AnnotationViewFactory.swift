import UIKit

internal import TrestleCRuntime

/// Creates annotation views of registered classes with their declared or inherited initializer.
@MainActor enum AnnotationViewFactory {
  static func make(_ type: MKAnnotationView.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> MKAnnotationView {
    let (initialiser, metadata) = slot.entry(in: type)
    let words = HandedOver.words(of: reuseIdentifier)
    let object = Self.words(of: annotation)
    let made = crt_call_init_annotation(initialiser, object.0, object.1, words.0, words.1, metadata)
    return Unmanaged<MKAnnotationView>.fromOpaque(made).takeRetainedValue()
  }

  /// Returns the two words of an optional existential, which the called function takes over.
  private static func words(of annotation: (any MKAnnotation)?) -> (UInt, UInt) {
    let box = UnsafeMutablePointer<(any MKAnnotation)?>.allocate(capacity: 1)
    box.initialize(to: annotation)
    defer { box.deallocate() }
    return UnsafeRawPointer(box).load(as: (UInt, UInt).self)
  }

  private static let slot = InitialiserSlot(of: crt_annotation_view_init(), in: MKAnnotationView.self)
}

/// Creates an annotation view of a class that is known only at run time with its `init(annotation:reuseIdentifier:)`. The importer's
/// translator generates a call for `type.init(annotation: annotation, reuseIdentifier: identifier)`.
@preconcurrency @MainActor public func _instantiate<T: MKAnnotationView>(
  _ type: T.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String?
) -> T {
  unsafeDowncast(AnnotationViewFactory.make(type, annotation: annotation, reuseIdentifier: reuseIdentifier), to: T.self)
}

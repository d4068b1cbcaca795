/// What a view has to do again when a value it shows changes.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// The things a change can invalidate.
  public enum Invalidations {
    /// Layout by `layoutSubviews()`.
    public struct Layout: UIViewInvalidating, Sendable {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Drawing by `draw(_:)`.
    public struct Display: UIViewInvalidating, Sendable {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Constraints made in `updateConstraints()`.
    public struct Constraints: UIViewInvalidating, Sendable {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The intrinsic content size.
    public struct IntrinsicContentSize: UIViewInvalidating, Sendable {
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Two of these.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose changes invalidate it: `@Invalidating(.layout, .display) var inset = 8`.
  ///
  /// A value equal to the present one invalidates nothing.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<A, B>(wrappedValue: Value, _ first: A, _ second: B) where Invalidation == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    public init<A, B, C>(
      wrappedValue: Value, _ first: A, _ second: B, _ third: C
    ) where Invalidation == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is for properties of views") }
      set { _ = newValue }
    }

    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { owner[keyPath: storageKeyPath].value }
      set {
        guard owner[keyPath: storageKeyPath].value != newValue else { return }
        owner[keyPath: storageKeyPath].value = newValue
        owner[keyPath: storageKeyPath].invalidation.invalidate(view: owner)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

/// The updates that a view needs after a change of a property.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Requests the update of the view.
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of updates that a change of a property can require.
  public enum Invalidations {
    /// Layout by `layoutSubviews()`.
    public struct Layout: UIViewInvalidating, Sendable {
      /// Creates the invalidation; `.layout` is the usual spelling.
      public init() {}
      /// Marks the view for layout.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Drawing by `draw(_:)`.
    public struct Display: UIViewInvalidating, Sendable {
      /// Creates the invalidation; `.display` is the usual spelling.
      public init() {}
      /// Marks the view for drawing.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// The constraints, by `updateConstraints()`.
    public struct Constraints: UIViewInvalidating, Sendable {
      /// Creates the invalidation; `.constraints` is the usual spelling.
      public init() {}
      /// Marks the constraints of the view for an update.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// Invalidates the intrinsic content size when the property changes.
    public struct IntrinsicContentSize: UIViewInvalidating, Sendable {
      /// Creates the invalidation; `.intrinsicContentSize` is the usual spelling.
      public init() {}
      /// Marks the intrinsic content size of the view as changed.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// A combination of two invalidations.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// Combines two invalidations; nested tuples combine more.
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      /// Applies both invalidations in order.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose changes invalidate it: `@Invalidating(.layout, .display) var inset = 8`.
  ///
  /// Setting an equal value has no effect.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    /// Creates a property whose change has one effect, such as `@Invalidating(.display)`.
    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property whose change has two effects.
    public init<A, B>(wrappedValue: Value, _ first: A, _ second: B) where Invalidation == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    /// Creates a property whose change has three effects.
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
  /// A change requires layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// A change requires redrawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// A change requires `updateConstraints()`.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// A change may affect the intrinsic content size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIView {
  /// Updates the constraints through the view's controller, or without one by the view itself.
  final func updateConstraintsByOwner() {
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}

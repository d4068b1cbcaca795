/// Gives delegates a `window` with the type it has on iOS, where the property is an optional requirement: `UIWindow??`.
///
/// `delegate!.window!!` and `delegate?.window??.rootViewController` use the protocol. A class that has the property reads its own. The
/// outer optional is never nil here.
@preconcurrency @MainActor public protocol _WindowOwner: AnyObject {}

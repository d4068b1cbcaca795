/// Returns the address of an object in the form of descriptions.
func hexAddress(of object: AnyObject) -> String {
  String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

extension UIView {
  /// The view's name in descriptions of constraints.
  final var layoutName: String { "\(Swift.type(of: self)):0x\(hexAddress(of: self))" }
}

extension LayoutNode {
  /// The item's name in descriptions of constraints.
  var debugName: String {
    if isGuide {
      guard let guide else { return "(null)" }
      return "UILayoutGuide:0x\(hexAddress(of: guide))" + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'")
    }
    return view?.layoutName ?? "(null)"
  }

  /// The name in the brackets of a visual format.
  var bracketName: String { "[\(debugName)]" }
}

/// Returns the description of a main actor object. Descriptions are requested by nonisolated code, such as `print`; they only read, and on
/// the main thread.
func describing(_ body: @MainActor () -> String) -> String {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> String).self)()
  }
}

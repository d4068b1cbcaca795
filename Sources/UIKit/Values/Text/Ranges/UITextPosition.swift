import Foundation

/// A position in a text, in the text's own representation.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

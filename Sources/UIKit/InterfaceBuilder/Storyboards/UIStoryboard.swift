import Foundation

/// The controllers of a storyboard document.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
}

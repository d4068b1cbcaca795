import UIKit

/// Answers Foundation's question for the main thread, in place of Foundation's own function of that name, which compares threads.
///
/// A program whose main function is asynchronous, as a test runner's is, parks its first thread, and other threads execute the main queue.
/// There a notification that is observed on `OperationQueue.main` and posted on the main actor would wait for itself forever.
@_cdecl("_CFIsMainThread") func isMainThread() -> Bool { MainQueue.isMainThread }

import Foundation
import Testing
import TrestleExpectations
import UIKit

/// Operations that announce their state by the names of properties, as sources for iOS do.
struct OperationTests {
  private final class Work: Operation, @unchecked Sendable {
    private var isDone = false
    override var isAsynchronous: Bool { true }
    override var isFinished: Bool { isDone }

    override func start() {
      DispatchQueue.global().async {
        self.willChangeValue(forKey: "isFinished")
        self.isDone = true
        self.didChangeValue(forKey: "isFinished")
      }
    }
  }

  @Test("A queue continues after an operation that announces by name that it has finished")
  func finishing() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let done = DispatchSemaphore(value: 0)
    queue.addOperation(Work())
    queue.addOperation { done.signal() }
    expect(done.wait(timeout: .now() + 5) == .success)
  }
}

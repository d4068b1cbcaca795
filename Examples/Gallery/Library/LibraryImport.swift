import CoreData
import UIKit

/// Adds many books to a library on a separate queue, in parts, and can be canceled between two parts.
@MainActor final class LibraryImport {
  nonisolated static let count = 100_000
  nonisolated private static let part = 2_000

  private let context: NSManagedObjectContext
  private(set) var isCancelled = false
  /// Called after each part with the number of books that were saved.
  var advanced: ((Int) -> Void)?
  /// Called at the end, with the error of a part that was not saved.
  var ended: ((Error?) -> Void)?

  init(_ library: Library) {
    context = library.container.newBackgroundContext()
    context.undoManager = nil
  }

  func cancel() { isCancelled = true }

  func start() { importPart(0) }

  private func importPart(_ first: Int) {
    guard !isCancelled, first < Self.count else {
      ended?(nil)
      return
    }
    context.perform { @Sendable [weak self, context] in
      for number in first..<min(first + Self.part, Self.count) {
        if number.isMultiple(of: 100) { Self.beginAuthor(number / 100, context) }
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        book.setValue("Volume \(number % 100 + 1)", forKey: "title")
        book.setValue(1500 + number % 500, forKey: "year")
        book.setValue(context.userInfo.object(forKey: "author") as? NSManagedObject, forKey: "author")
      }
      var failure: Error?
      do { try context.save() } catch { failure = error }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self else { return }
          if let failure {
            self.ended?(failure)
          } else {
            self.advanced?(min(first + Self.part, Self.count))
            self.importPart(first + Self.part)
          }
        }
      }
    }
  }

  nonisolated private static func beginAuthor(_ number: Int, _ context: NSManagedObjectContext) {
    let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
    author.setValue(String(format: "Imported %04d", number + 1), forKey: "name")
    context.userInfo.setObject(author, forKey: "author" as NSString)
  }
}

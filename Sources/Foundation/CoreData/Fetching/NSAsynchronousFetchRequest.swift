import Foundation

/// Fetches in the background. The block receives the result on the queue of the context.
nonisolated open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetch {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }

  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>(context)
    let query = context.parent == nil && context.generation == nil ? try context.query(fetchRequest) : nil
    // The request and its result are used on the queue of the context; the coordinator finds the keys in the background.
    nonisolated(unsafe) let (request, done, stores) = (self, result, fetchRequest.affectedStores)
    nonisolated(unsafe) let found = query
    let coordinator = context.coordinator
    DispatchQueue.global(qos: .userInitiated).async {
      if let found, let answer = try? coordinator?.answer(found, in: stores) { coordinator?.prefetch(Array(answer.keys.prefix(8_000))) }
      context.perform {
        guard !done.isCancelled else { return }
        do { done.finalResult = try context.fetch(request.fetchRequest) } catch { done.operationError = error as NSError }
        request.completionBlock?(done)
      }
    }
    return result
  }
}

/// The result of a background fetch. The request's block receives it when it is complete.
nonisolated open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The fetched objects; nil before the request has ended, or if it failed.
  public internal(set) var finalResult: [ResultType]?
  public internal(set) var operationError: NSError?
  public let managedObjectContext: NSManagedObjectContext
  final private(set) var isCancelled = false

  init(_ context: NSManagedObjectContext) { managedObjectContext = context }

  /// Cancels the request; its block is not called.
  open func cancel() { isCancelled = true }
}

/// Performs a fetch whose result type the context does not know.
protocol AsynchronousFetch {
  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

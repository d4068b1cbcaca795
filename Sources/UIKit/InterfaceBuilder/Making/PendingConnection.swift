/// A connection whose source is made.
struct PendingConnection {
  let connection: PlannedConnection
  let source: AnyObject

  init(_ connection: PlannedConnection, from source: AnyObject) {
    self.connection = connection
    self.source = source
  }
}

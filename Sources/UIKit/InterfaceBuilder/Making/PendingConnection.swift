/// A connection whose source has been created.
struct PendingConnection {
  let connection: PlannedConnection
  let source: AnyObject

  init(_ connection: PlannedConnection, from source: AnyObject) {
    self.connection = connection
    self.source = source
  }
}

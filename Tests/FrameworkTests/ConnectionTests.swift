import Foundation
import Testing
import TrestleExpectations
import TrestleURLConnections

private final class Receiver: NSObject, NSURLConnectionDataDelegate {
  var data = Data()
  var isDone = false
  var error: (any Error)?
  func connection(_ connection: NSURLConnection, didReceive data: Data) { self.data += data }
  func connectionDidFinishLoading(_ connection: NSURLConnection) { isDone = true }
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error) { self.error = error }
}

@Suite struct ConnectionTests {
  @Test("A connection without a host ends with an error and lists its loadable types")
  func failing() throws {
    let request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:9/nothing")))
    expect(NSURLConnection.canHandle(request))
    #expect(throws: (any Error).self) { try NSURLConnection.sendSynchronousRequest(request, returning: nil) }
    let receiver = Receiver()
    let connection = try #require(NSURLConnection(request: request, delegate: receiver))
    while receiver.error == nil { RunLoop.main.run(until: Date() + 0.01) }
    expect(!receiver.isDone && connection.originalRequest == request)
  }
}

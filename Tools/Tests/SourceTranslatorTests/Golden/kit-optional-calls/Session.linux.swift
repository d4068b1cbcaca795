#sourceLocation(file: "Session.swift", line: 1)
import Foundation; import FoundationNetworking

class SessionProxy: NSObject, URLSessionDataDelegate {
    var next: URLSessionDelegate?
    var stream: ((Data) -> Void)?

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        (next as? URLSessionTaskDelegate)?.urlSession(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse response: CachedURLResponse,
        completionHandler: @escaping (CachedURLResponse?) -> Void
    ) {
        (next as? URLSessionDataDelegate)?.urlSession(
            session, dataTask: dataTask, willCacheResponse: response, completionHandler: completionHandler) ?? completionHandler(response)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        self.stream?(data)
    }
}

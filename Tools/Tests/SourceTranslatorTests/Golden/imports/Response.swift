import Foundation

struct Reply {
    var response: URLResponse
}

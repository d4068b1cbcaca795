#sourceLocation(file: "Response.swift", line: 1)
import Foundation; import FoundationNetworking

struct Reply {
    var response: URLResponse
}

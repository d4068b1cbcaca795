#sourceLocation(file: "Sockets.swift", line: 1)
import Foundation

func makeSockets() -> [Int32] {
    [socket(AF_INET, Swift.Int32(SOCK_STREAM.rawValue), Swift.Int32(IPPROTO_TCP)), socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)]
}

func hints() -> addrinfo {
    var hints = addrinfo()
    hints.ai_socktype = Swift.Int32(SOCK_STREAM.rawValue)
    hints.ai_protocol = Swift.Int32(IPPROTO_UDP)
    return hints
}

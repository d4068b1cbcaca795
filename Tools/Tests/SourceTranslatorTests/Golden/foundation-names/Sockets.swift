import Foundation

func makeSockets() -> [Int32] {
    [socket(AF_INET, SOCK_STREAM, IPPROTO_TCP), socket(AF_INET6, Int32(SOCK_DGRAM), 0)]
}

func hints() -> addrinfo {
    var hints = addrinfo()
    hints.ai_socktype = SOCK_STREAM
    hints.ai_protocol = IPPROTO_UDP
    return hints
}

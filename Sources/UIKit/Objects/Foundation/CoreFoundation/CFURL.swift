import CoreGraphics

/// Creates a URL from a string, which may be relative to another URL.
public func CFURLCreateWithString(_ allocator: CFAllocator?, _ urlString: CFString!, _ baseURL: CFURL?) -> CFURL! {
  urlString.flatMap { URL(string: $0, relativeTo: baseURL) }
}

import Foundation

/// Reads bar codes and QR codes with ZBar, which is opened on first use.
package enum BarCodes {
  /// The kinds of code. The raw values are those of ZBar.
  package enum Kind: Int32, CaseIterable, Sendable {
    case ean8 = 8
    case upce = 9
    case ean13 = 13
    case interleaved2of5 = 25
    case codabar = 38
    case code39 = 39
    case qr = 64
    case code93 = 93
    case code128 = 128
  }

  package struct Code: Equatable, Sendable {
    package let kind: Kind
    package let text: String
    /// The corners counterclockwise from the top left, from (0, 0) to (1, 1) with y pointing down. For bar codes those of their bounds.
    package let corners: [CGPoint]
    package var bounds: CGRect {
      corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  package static let missing = "ZBar is not installed. Reading bar codes needs the package libzbar0."
  private static let library = Library()
  /// Whether codes can be read. Without the library this is logged once.
  package static var areReadable: Bool { library != nil }

  /// Returns the codes in the part of a picture with four bytes per pixel, blue first, from the top.
  package static func read(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int, in part: CGRect? = nil) -> [Code] {
    guard let library, width > 0, height > 0, pixels.count >= width * height * 4 else { return [] }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = (part ?? unit).intersection(unit)
    guard !part.isNull else { return [] }
    let (left, top) = (Int(part.minX * CGFloat(width)), Int(part.minY * CGFloat(height)))
    let (across, down) = (min(width - left, Int(part.width * CGFloat(width))), min(height - top, Int(part.height * CGFloat(height))))
    guard across > 0, down > 0 else { return [] }
    let gray = [UInt8](unsafeUninitializedCapacity: across * down) { target, count in
      for row in 0..<down {
        let line = (pixels.baseAddress! + ((top + row) * width + left) * 4).assumingMemoryBound(to: UInt8.self)
        for column in 0..<across {
          let (blue, green, red) = (Int(line[column * 4]), Int(line[column * 4 + 1]), Int(line[column * 4 + 2]))
          target[row * across + column] = UInt8((red * 77 + green * 150 + blue * 29) >> 8)
        }
      }
      count = across * down
    }
    return library.read(gray, width: across, height: down) {
      CGPoint(x: ($0.x + CGFloat(left)) / CGFloat(width), y: ($0.y + CGFloat(top)) / CGFloat(height))
    }
  }

  /// The functions of ZBar.
  private final class Library: @unchecked Sendable {
    typealias Object = OpaquePointer
    private let makeScanner: @convention(c) () -> Object?
    private let freeScanner: @convention(c) (Object) -> Void
    private let scan: @convention(c) (Object, Object) -> Int32
    private let makeImage: @convention(c) () -> Object?
    private let freeImage: @convention(c) (Object) -> Void
    private let setFormat: @convention(c) (Object, UInt) -> Void
    private let setSize: @convention(c) (Object, UInt32, UInt32) -> Void
    private let setData: @convention(c) (Object, UnsafeRawPointer, UInt, (@convention(c) (Object) -> Void)?) -> Void
    private let first: @convention(c) (Object) -> Object?
    private let next: @convention(c) (Object) -> Object?
    private let kind: @convention(c) (Object) -> Int32
    private let bytes: @convention(c) (Object) -> UnsafePointer<UInt8>?
    private let length: @convention(c) (Object) -> UInt32
    private let count: @convention(c) (Object) -> UInt32
    private let x: @convention(c) (Object, UInt32) -> Int32
    private let y: @convention(c) (Object, UInt32) -> Int32

    /// Opens the library; nil if it is not installed, which is logged. `TRESTLE_ZBAR` names another file.
    init?() {
      let name = ProcessInfo.processInfo.environment["TRESTLE_ZBAR"] ?? "libzbar.so.0"
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL), dlsym(handle, "zbar_symbol_get_loc_y") != nil else {
        FileHandle.standardError.write(Data("\(BarCodes.missing)\n".utf8))
        return nil
      }
      // All of them exist in each release since 2009.
      func symbol<Function>(_ name: String) -> Function { unsafeBitCast(dlsym(handle, "zbar_" + name)!, to: Function.self) }
      makeScanner = symbol("image_scanner_create")
      freeScanner = symbol("image_scanner_destroy")
      scan = symbol("scan_image")
      makeImage = symbol("image_create")
      freeImage = symbol("image_destroy")
      setFormat = symbol("image_set_format")
      setSize = symbol("image_set_size")
      setData = symbol("image_set_data")
      first = symbol("image_first_symbol")
      next = symbol("symbol_next")
      kind = symbol("symbol_get_type")
      bytes = symbol("symbol_get_data")
      length = symbol("symbol_get_data_length")
      count = symbol("symbol_get_loc_size")
      x = symbol("symbol_get_loc_x")
      y = symbol("symbol_get_loc_y")
    }

    func read(_ gray: [UInt8], width: Int, height: Int, _ place: (CGPoint) -> CGPoint) -> [Code] {
      guard let scanner = makeScanner(), let image = makeImage() else { return [] }
      defer {
        freeImage(image)
        freeScanner(scanner)
      }
      // "Y800": one byte of luminance per pixel.
      setFormat(image, 0x3030_3859)
      setSize(image, UInt32(width), UInt32(height))
      return gray.withUnsafeBytes { gray in
        setData(image, gray.baseAddress!, UInt(gray.count), nil)
        guard scan(scanner, image) > 0 else { return [] }
        var result: [Code] = []
        var symbol = first(image)
        while let found = symbol {
          if let code = code(found, place) { result.append(code) }
          symbol = next(found)
        }
        return result
      }
    }

    private func code(_ symbol: Object, _ place: (CGPoint) -> CGPoint) -> Code? {
      let points = (0..<count(symbol)).map { place(CGPoint(x: CGFloat(x(symbol, $0)), y: CGFloat(y(symbol, $0)))) }
      guard let bytes = bytes(symbol), let kind = Kind(rawValue: kind(symbol)), let start = points.first else { return nil }
      let text = String(decoding: UnsafeBufferPointer(start: bytes, count: Int(length(symbol))), as: UTF8.self)
      if kind == .qr, points.count == 4 { return Code(kind: kind, text: text, corners: points) }
      let box = points.reduce(CGRect(origin: start, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
      let corners = [(box.minX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY), (box.maxX, box.minY)].map(CGPoint.init(x:y:))
      return Code(kind: kind, text: text, corners: corners)
    }
  }
}

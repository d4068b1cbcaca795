import UIKitValues

extension FilterDefinition {
  static let codes: [FilterDefinition] = [
    .init("CIQRCodeGenerator", .generator, [.data("Message"), .string("CorrectionLevel", "M")]) { inputs in
      guard let message = inputs.data("Message"), let level = QRCode.Level(inputs.string("CorrectionLevel")),
        let code = QRCode(message, level: level)
      else { return nil }
      // The code has a quiet zone of one light module.
      return barcode(width: code.size + 2, height: code.size + 2) { x, y in
        x > 0 && y > 0 && x <= code.size && y <= code.size && code[x - 1, y - 1]
      }
    },
    .init(
      "CICode128BarcodeGenerator", .generator,
      [.data("Message"), .number("QuietSpace", 10, 0, 100), .number("BarcodeHeight", 32, 1, 500)]
    ) { inputs in
      guard let message = inputs.data("Message"), let modules = Code128.modules(message) else { return nil }
      let quiet = max(0, min(1000, inputs.integer("QuietSpace")))
      let height = max(1, min(10_000, inputs.integer("BarcodeHeight")))
      return barcode(width: modules.count + 2 * quiet, height: height) { x, _ in
        modules.indices.contains(x - quiet) && modules[x - quiet]
      }
    },
  ]

  /// Black modules on white, not interpolated when the image is enlarged; y is counted from the top.
  private static func barcode(width: Int, height: Int, _ isDark: @escaping (_ x: Int, _ y: Int) -> Bool) -> CIImage {
    CIImage(extent: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), isNearest: true) { area, _ in
      PixelTile(area) { x, y in isDark(x, height - 1 - y) ? Pixel(0, 0, 0, 1) : Pixel(1, 1, 1, 1) }
    }
  }
}

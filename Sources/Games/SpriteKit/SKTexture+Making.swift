import CoreImage

extension SKTexture {
  /// Creates a texture of gray or colored noise. A larger smoothness, up to 1, results in larger spots.
  public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
    self.init(image: SKTexture.noise(smoothness, size, grayscale))
  }
  /// Creates a texture of noise whose colors represent directions.
  public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) {
    self.init(image: SKTexture.noise(smoothness, size, false))
  }
  private static func noise(_ smoothness: CGFloat, _ size: CGSize, _ isGray: Bool) -> UIImage {
    let (width, height) = (min(max(Int(size.width), 1), 2048), min(max(Int(size.height), 1), 2048))
    // Pixels are interpolated between the random values of a grid.
    let step = max(1, Int((min(max(smoothness, 0), 1) * CGFloat(min(width, height)) / 2).rounded()))
    let (columns, rows) = (width / step + 2, height / step + 2)
    let grid = (0..<columns * rows * 3).map { _ in Float.random(in: 0...255) }
    var data = Data(count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (x / step, y / step)
        let (fx, fy) = (Float(x % step) / Float(step), Float(y % step) / Float(step))
        for part in 0..<3 {
          func at(_ c: Int, _ r: Int) -> Float { grid[(r * columns + c) * 3 + (isGray ? 0 : part)] }
          let upper = at(column, row) * (1 - fx) + at(column + 1, row) * fx
          let lower = at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx
          data[(y * width + x) * 4 + part] = UInt8(upper * (1 - fy) + lower * fy)
        }
        data[(y * width + x) * 4 + 3] = 255
      }
    }
    return UIImage(cgImage: SKTexture(data: data, size: CGSize(width: width, height: height)).cgImage())
  }
  /// Returns the texture with a Core Image filter applied; the texture itself if the filter has no output image.
  public func applying(_ filter: CIFilter) -> Self {
    let image = cgImage()
    filter.setValue(CIImage(cgImage: image), forKey: kCIInputImageKey)
    let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let output = filter.outputImage, let made = CIContext().createCGImage(output, from: area) else { return self }
    return SKTexture(cgImage: made) as? Self ?? self
  }
}

import CoreImage
import Testing
import TrestleExpectations
import UIKit

struct FilterFamilyTests {
  private typealias Pixels = FilterPixels

  private func encode(_ value: Double) -> Double { value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055 }
  private func decode(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }

  @Test("An image is read back unchanged, with its alpha")
  func identity() throws {
    let rows = (0..<4).map { y in (0..<64).map { x in (x * 4, 255 - x * 4, (x * 7 + y * 31) % 256) } }
    let image = Pixels.image(rows)
    let pixels = try Pixels(image.applyingFilter("CIColorMatrix"))
    for y in 0..<4 {
      for x in 0..<64 { expect(pixels[x, 3 - y], equals: [rows[y][x].0, rows[y][x].1, rows[y][x].2, 255]) }
    }
  }

  @Test("Color adjustments follow their formulas", arguments: [(200, 100, 50), (10, 128, 250), (0, 0, 0), (255, 255, 255)])
  func adjustments(_ color: (Int, Int, Int)) throws {
    let image = Pixels.plain(color.0, color.1, color.2)
    let parts = [color.0, color.1, color.2].map { Double($0) / 255 }
    func check(_ result: CIImage?, _ wanted: [Double], _ tolerance: Int = 1) throws {
      let bytes = wanted.map { Int((max(0, min(1, $0)) * 255).rounded()) } + [255]
      let found = try Pixels(result)[3, 3]
      expect(Pixels.isNear(found, bytes, tolerance), "\(found) \(bytes)")
    }
    let light = parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722
    let controls = CIFilter.colorControls()
    controls.inputImage = image
    controls.saturation = 0.3
    controls.brightness = 0.1
    controls.contrast = 1.2
    try check(controls.outputImage, parts.map { (light + ($0 - light) * 0.3 - 0.5) * 1.2 + 0.6 })
    let exposure = CIFilter.exposureAdjust()
    exposure.inputImage = image
    exposure.ev = -1
    try check(exposure.outputImage, parts.map { encode(decode($0) / 2) })
    let gamma = CIFilter.gammaAdjust()
    gamma.inputImage = image
    gamma.power = 2
    try check(gamma.outputImage, parts.map { encode(pow(decode($0), 2)) })
    try check(image.applyingFilter("CIColorInvert"), parts.map { 1 - $0 })
    let matrix = CIFilter.colorMatrix()
    matrix.inputImage = image
    matrix.rVector = CIVector(x: 0, y: 1, z: 0, w: 0)
    matrix.gVector = CIVector(x: 0.5, y: 0, z: 0.5, w: 0)
    matrix.biasVector = CIVector(x: 0, y: 0, z: 0.25, w: 0)
    let linear = parts.map { decode($0) }
    try check(matrix.outputImage, [linear[1], (linear[0] + linear[2]) / 2, linear[2] + 0.25].map { encode(min(1, $0)) })
    let posterize = CIFilter.colorPosterize()
    posterize.inputImage = image
    posterize.levels = 4
    try check(posterize.outputImage, parts.map { min(3, floor($0 * 4)) / 3 })
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = image
    sepia.intensity = 1
    try check(
      sepia.outputImage,
      [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]].map { row in zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 } })
    try check(image.applyingFilter("CIMaximumComponent"), parts.map { _ in parts.max() ?? 0 })
    let clamp = CIFilter.colorClamp()
    clamp.inputImage = image
    clamp.maxComponents = CIVector(x: 0.5, y: 0.5, z: 0.5, w: 1)
    try check(clamp.outputImage, linear.map { encode(min(0.5, $0)) })
    let falseColor = CIFilter.falseColor()
    falseColor.inputImage = image
    falseColor.color0 = .red
    falseColor.color1 = .blue
    try check(falseColor.outputImage, [1 - light, 0, light])
    let hue = CIFilter.hueAdjust()
    hue.inputImage = image
    hue.angle = 2 * .pi / 3
    // A rotation by 120 degrees about the gray axis turns red to green.
    try check(hue.outputImage, [parts[2], parts[0], parts[1]], 2)
  }

  @Test("A color cube of two colors a side changes red to blue")
  func cube() throws {
    var floats: [Float] = []
    for blue in 0..<2 { for green in 0..<2 { for red in 0..<2 { floats += [Float(blue), Float(green), Float(red), 1] } } }
    let cube = CIFilter.colorCube()
    cube.cubeDimension = 2
    cube.cubeData = floats.withUnsafeBytes { Data($0) }
    cube.inputImage = Pixels.plain(200, 100, 50)
    #expect(Pixels.isNear(try Pixels(cube.outputImage)[2, 2], [50, 100, 200, 255]))
  }

  @Test("Blend modes follow their formulas without color management")
  func blends() throws {
    let (top, bottom) = ([200, 60, 128], [90, 180, 128])
    let (image, back) = (Pixels.plain(200, 60, 128), Pixels.plain(90, 180, 128))
    let formulas: [(String, (Double, Double) -> Double)] = [
      ("CIMultiplyBlendMode", { $0 * $1 }), ("CIScreenBlendMode", { $0 + $1 - $0 * $1 }), ("CIDarkenBlendMode", { min($0, $1) }),
      ("CILightenBlendMode", { max($0, $1) }), ("CIDifferenceBlendMode", { abs($0 - $1) }),
      ("CIExclusionBlendMode", { $0 + $1 - 2 * $0 * $1 }), ("CIAdditionCompositing", { min(1, $0 + $1) }),
      ("CIHardLightBlendMode", { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
      ("CIOverlayBlendMode", { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
      ("CIColorDodgeBlendMode", { min(1, $1 / (1 - $0)) }), ("CIColorBurnBlendMode", { 1 - min(1, (1 - $1) / $0) }),
      ("CILinearBurnBlendMode", { max(0, $0 + $1 - 1) }), ("CIMultiplyCompositing", { $0 * $1 }),
      ("CIMaximumCompositing", { max($0, $1) }), ("CIMinimumCompositing", { min($0, $1) }), ("CISubtractBlendMode", { max(0, $1 - $0) }),
      ("CISourceOverCompositing", { top, _ in top }), ("CISourceOutCompositing", { _, _ in 0 }),
    ]
    for (name, formula) in formulas {
      let result = image.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: back])
      let found = try Pixels(result, in: image.extent, isManaged: false)[1, 1]
      let wanted = zip(top, bottom).map { Int((formula(Double($0) / 255, Double($1) / 255) * 255).rounded()) }
      expect(Pixels.isNear(found, wanted), "\(name): \(found) \(wanted)")
    }
    // Luminosity preserves the luminance of the source, color that of the background.
    func light(_ pixel: [Int]) -> Double { Double(pixel[0]) * 0.2126 + Double(pixel[1]) * 0.7152 + Double(pixel[2]) * 0.0722 }
    let luminous = image.applyingFilter("CILuminosityBlendMode", parameters: [kCIInputBackgroundImageKey: back])
    #expect(abs(light(try Pixels(luminous, isManaged: false)[1, 1]) - light(top)) < 2)
    let colored = image.applyingFilter("CIColorBlendMode", parameters: [kCIInputBackgroundImageKey: back])
    #expect(abs(light(try Pixels(colored, isManaged: false)[1, 1]) - light(bottom)) < 2)
  }

  @Test("Compositing uses the extents and the alpha of both images")
  func composites() throws {
    let small = Pixels.plain(255, 0, 0, side: 4).transformed(by: CGAffineTransform(translationX: 2, y: 3))
    let large = Pixels.plain(0, 0, 255)
    let over = small.composited(over: large)
    expect(over.extent, equals: CGRect(x: 0, y: 0, width: 8, height: 8))
    let pixels = try Pixels(over)
    expect(pixels[2, 3] == [255, 0, 0, 255] && pixels[5, 6] == [255, 0, 0, 255])
    expect(pixels[1, 3] == [0, 0, 255, 255] && pixels[6, 6] == [0, 0, 255, 255] && pixels[2, 2] == [0, 0, 255, 255])
    let within = CIFilter.sourceInCompositing()
    within.inputImage = large
    within.backgroundImage = small
    expect(within.outputImage?.extent, equals: CGRect(x: 2, y: 3, width: 4, height: 4))
    let half = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).cropped(to: large.extent)
    let mixed = try Pixels(half.composited(over: large))[1, 1]
    // Half the intensity of each.
    expect(Pixels.isNear(mixed, [188, 0, 188, 255]))
  }

  @Test("Masks choose between two images by their brightness or their alpha")
  func masks() throws {
    let gradient = CIFilter.linearGradient()
    gradient.point0 = CGPoint(x: 0, y: 0)
    gradient.point1 = CGPoint(x: 8, y: 0)
    gradient.color0 = .white
    gradient.color1 = .black
    let blend = CIFilter.blendWithMask()
    blend.inputImage = Pixels.plain(255, 255, 255)
    blend.backgroundImage = Pixels.plain(0, 0, 0)
    blend.maskImage = gradient.outputImage
    let pixels = try Pixels(blend.outputImage)
    for x in 0..<8 {
      let share = 1 - (Double(x) + 0.5) / 8
      expect(Pixels.isNear(pixels[x, 2], [Int((encode(share) * 255).rounded())]))
    }
    blend.backgroundImage = nil
    #expect(Pixels.isNear(try Pixels(blend.outputImage)[0, 0], [239, 239, 239, 239]))
    let alpha = CIFilter.blendWithAlphaMask()
    alpha.inputImage = Pixels.plain(255, 0, 0)
    alpha.backgroundImage = Pixels.plain(0, 255, 0)
    alpha.maskImage = Pixels.plain(0, 0, 0, side: 4)
    let chosen = try Pixels(alpha.outputImage)
    expect(chosen[1, 1] == [255, 0, 0, 255] && chosen[6, 6] == [0, 255, 0, 255])
  }

  @Test("Generators and gradients have their colors at their places")
  func generators() throws {
    let board = CIFilter.checkerboardGenerator()
    board.center = CGPoint(x: 0, y: 0)
    board.color0 = .white
    board.color1 = .black
    board.width = 4
    board.sharpness = 1
    expect(board.outputImage?.extent.isInfinite, equals: true)
    let squares = try Pixels(board.outputImage, in: CGRect(x: 0, y: 0, width: 16, height: 16))
    for y in [1, 6, 9, 14] { for x in [1, 6, 9, 14] { expect(squares[x, y][0], equals: ((x / 4 + y / 4) % 2 == 0 ? 255 : 0)) } }
    let stripes = CIFilter.stripesGenerator()
    stripes.center = .zero
    stripes.width = 5
    stripes.color0 = .red
    stripes.color1 = .blue
    let lines = try Pixels(stripes.outputImage, in: CGRect(x: 0, y: 0, width: 20, height: 2))
    expect(lines[2, 0] == [255, 0, 0, 255] && lines[7, 1] == [0, 0, 255, 255] && lines[12, 0] == [255, 0, 0, 255])
    let radial = CIFilter.radialGradient()
    radial.center = CGPoint(x: 10, y: 10)
    radial.radius0 = 2
    radial.radius1 = 8
    radial.color0 = .white
    radial.color1 = .black
    let rings = try Pixels(radial.outputImage, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(rings[10, 10][0] == 255 && rings[19, 19][0] == 0)
    let distance = hypot(4.5, 0.5)
    expect(Pixels.isNear(rings[14, 10], [Int((encode(1 - (distance - 2) / 6) * 255).rounded())]))
    let random = CIFilter.randomGenerator()
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (once, again) = try (Pixels(random.outputImage, in: box).bytes, Pixels(random.outputImage, in: box).bytes)
    expect(once, equals: again)
    #expect(Set(try Pixels(random.outputImage, in: box).bytes).count > 100)
    let round = CIFilter.roundedRectangleGenerator()
    round.extent = CGRect(x: 0, y: 0, width: 20, height: 10)
    round.radius = 5
    round.color = .green
    let shape = try Pixels(round.outputImage)
    expect(shape[0, 0][3] == 0 && shape[10, 5] == [0, 255, 0, 255] && shape[10, 0][3] > 240)
    try expect(Pixels(CIImage(color: .magenta), in: box)[3, 3], equals: [255, 0, 255, 255])
  }

  @Test("Transforms, clamps and orientations move pixels")
  func geometry() throws {
    let image = Pixels.image([[(1, 0, 0), (2, 0, 0), (3, 0, 0)], [(4, 0, 0), (5, 0, 0), (6, 0, 0)]])
    func reds(_ image: CIImage) throws -> [[Int]] {
      let pixels = try Pixels(image)
      return (0..<pixels.height).reversed().map { y in (0..<pixels.width).map { pixels[$0, y][0] } }
    }
    try expect(reds(image.oriented(.right)), equals: [[4, 1], [5, 2], [6, 3]])
    try expect(reds(image.oriented(.left)), equals: [[3, 6], [2, 5], [1, 4]])
    try expect(reds(image.oriented(.down)), equals: [[6, 5, 4], [3, 2, 1]])
    try expect(reds(image.oriented(.upMirrored)), equals: [[3, 2, 1], [6, 5, 4]])
    try expect(reds(image.oriented(.downMirrored)), equals: [[4, 5, 6], [1, 2, 3]])
    try expect(reds(image.oriented(.leftMirrored)), equals: [[1, 4], [2, 5], [3, 6]])
    try expect(reds(image.oriented(.rightMirrored)), equals: [[6, 3], [5, 2], [4, 1]])
    try expect(
      reds(image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 1))) == [[1, 1, 2, 2, 3, 3], [4, 4, 5, 5, 6, 6]])
    let clamped = image.clampedToExtent()
    expect(clamped.extent.isInfinite)
    try expect(
      reds(clamped.cropped(to: CGRect(x: -2, y: -1, width: 7, height: 4)))
        == [[1, 1, 1, 2, 3, 3, 3], [1, 1, 1, 2, 3, 3, 3], [4, 4, 4, 5, 6, 6, 6], [4, 4, 4, 5, 6, 6, 6]])
    let tile = CIFilter.affineTile()
    tile.inputImage = image
    #expect(
      try reds(try #require(tile.outputImage).cropped(to: CGRect(x: -1, y: 0, width: 5, height: 2))) == [
        [3, 1, 2, 3, 1], [6, 4, 5, 6, 4],
      ])
    let turned = Pixels.plain(255, 0, 0, side: 10).transformed(by: CGAffineTransform(rotationAngle: .pi / 4))
    expect(abs(turned.extent.width - 16), atMost: 1)
    try expect(Pixels(turned)[8, 7], equals: [255, 0, 0, 255])
    let scale = CIFilter.lanczosScaleTransform()
    scale.inputImage = Pixels.plain(10, 20, 30, side: 20)
    scale.scale = 0.25
    scale.aspectRatio = 2
    expect(scale.outputImage?.extent, equals: CGRect(x: 0, y: 0, width: 10, height: 5))
    try expect(Pixels(scale.outputImage)[9, 4], equals: [10, 20, 30, 255])
  }

  @Test("A perspective transform and its correction are inverse")
  func perspective() throws {
    let rows = (0..<32).map { y in (0..<32).map { x in (x < 16 ? 255 : 0, y < 16 ? 255 : 0, 0) } }
    let transform = CIFilter.perspectiveTransform()
    transform.inputImage = Pixels.image(rows)
    transform.topLeft = CGPoint(x: 10, y: 40)
    transform.topRight = CGPoint(x: 50, y: 50)
    transform.bottomRight = CGPoint(x: 45, y: 5)
    transform.bottomLeft = CGPoint(x: 5, y: 0)
    let slanted = try #require(transform.outputImage)
    expect(slanted.extent, equals: CGRect(x: 5, y: 0, width: 45, height: 50))
    let correction = CIFilter.perspectiveCorrection()
    correction.inputImage = slanted
    correction.topLeft = transform.topLeft
    correction.topRight = transform.topRight
    correction.bottomRight = transform.bottomRight
    correction.bottomLeft = transform.bottomLeft
    let straight = try Pixels(correction.outputImage)
    let (w, h) = (straight.width, straight.height)
    expect(Pixels.isNear(straight[w / 4, h * 3 / 4], [255, 255, 0, 255], 3))
    expect(Pixels.isNear(straight[w * 3 / 4, h * 3 / 4], [0, 255, 0, 255], 3))
    expect(Pixels.isNear(straight[w / 4, h / 4], [255, 0, 0, 255], 3))
  }

  @Test("Blurs follow the Gaussian and grow the extent")
  func blurs() throws {
    var rows = Array(repeating: Array(repeating: (0, 0, 0), count: 41), count: 41)
    for y in 0..<41 { rows[y][20] = (255, 255, 255) }
    let line = Pixels.image(rows).clampedToExtent()
    for sigma in [1.0, 2.5, 5] {
      let pixels = try Pixels(line.applyingGaussianBlur(sigma: sigma).cropped(to: CGRect(x: 0, y: 0, width: 41, height: 41)))
      for x in 10...30 {
        let wanted = exp(-pow(Double(x - 20), 2) / (2 * sigma * sigma)) / (sigma * (2 * Double.pi).squareRoot())
        expect(abs(decode(Double(pixels[x, 20][0]) / 255) - wanted), below: 0.012, "\(sigma) \(x)")
      }
    }
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = Pixels.plain(255, 0, 0)
    blur.radius = 10
    expect(blur.outputImage?.extent, equals: CGRect(x: -30, y: -30, width: 68, height: 68))
    let box = CIFilter.boxBlur()
    box.inputImage = line.cropped(to: CGRect(x: 0, y: 0, width: 41, height: 41)).clampedToExtent()
    box.radius = 2
    #expect(
      Pixels.isNear(try Pixels(box.outputImage, in: CGRect(x: 18, y: 3, width: 5, height: 1))[0, 0], [Int((encode(0.2) * 255).rounded())]))
    let high = CIFilter.morphologyMaximum()
    high.inputImage = Pixels.image(rows)
    high.radius = 3
    let wide = try Pixels(high.outputImage)
    expect(wide[17, 5][0] == 255 && wide[23, 5][0] == 255 && wide[16, 5][0] == 0)
  }

  @Test("Distortions move pixels within their radius and leave others unchanged")
  func distortions() throws {
    let rows = (0..<40).map { y in (0..<40).map { x in (x * 6, y * 6, 0) } }
    let image = Pixels.image(rows)
    let before = try Pixels(image)
    for name in ["CITwirlDistortion", "CIBumpDistortion", "CIPinchDistortion", "CIHoleDistortion", "CIVortexDistortion"] {
      var values: [String: Any] = [kCIInputCenterKey: CIVector(x: 20, y: 20), kCIInputRadiusKey: 8]
      if name == "CIHoleDistortion" { values[kCIInputRadiusKey] = 4 }
      let result = image.applyingFilter(name, parameters: values)
      expect(result.extent, equals: image.extent)
      let after = try Pixels(result)
      expect(after[2, 2] == before[2, 2] && after[37, 30] == before[37, 30], "\(name)")
      expect(after.bytes != before.bytes, "\(name)")
      if name == "CIHoleDistortion" { expect(after[20, 20][3], equals: 0) }
    }
    let twirl = CIFilter.twirlDistortion()
    twirl.inputImage = image
    twirl.center = CGPoint(x: 20, y: 20)
    twirl.radius = 1000
    twirl.angle = .pi
    // The image is rotated by nearly half a turn about the center.
    #expect(Pixels.isNear(try Pixels(twirl.outputImage)[23, 20], before[16, 19], 8))
  }

  @Test("Pixellation, posterizing styles and edges work on squares and neighbors")
  func styles() throws {
    let rows = (0..<16).map { y in (0..<16).map { x in (x < 8 ? 0 : 255, 0, y < 8 ? 255 : 0) } }
    let image = Pixels.image(rows)
    let pixellate = CIFilter.pixellate()
    pixellate.inputImage = image
    pixellate.center = CGPoint(x: 4, y: 0)
    pixellate.scale = 8
    let squares = try Pixels(pixellate.outputImage)
    expect(Pixels.isNear(squares[5, 2], [188, 0, 0, 255]) && squares[0, 0][0] == 0 && squares[14, 0][0] == 255)
    let edges = CIFilter.edges()
    edges.inputImage = image
    let lines = try Pixels(edges.outputImage)
    expect(lines[2, 3] == [0, 0, 0, 255] && lines[8, 3][0] > 200 && lines[2, 8][2] > 200)
    for name in [
      "CICrystallize", "CIPointillize", "CIComicEffect", "CIHexagonalPixellate", "CIBloom", "CIGloom", "CIEdgeWork", "CILineOverlay",
    ] {
      let result = image.applyingFilter(name)
      let (after, before) = try (Pixels(result, in: image.extent).bytes, Pixels(image).bytes)
      expect(after != before, "\(name)")
    }
  }

  @Test("Transitions show the first image at 0 and the second at 1")
  func transitions() throws {
    let (first, second) = (Pixels.plain(255, 0, 0, side: 24), Pixels.plain(0, 0, 255, side: 24))
    let names = CIFilter.filterNames(inCategory: kCICategoryTransition)
    expect(names.count, atLeast: 11)
    let ramp = CIFilter.linearGradient()
    ramp.point1 = CGPoint(x: 24, y: 0)
    for name in names {
      let filter = try #require(CIFilter(name: name))
      filter.setValue(first, forKey: kCIInputImageKey)
      filter.setValue(second, forKey: kCIInputTargetImageKey)
      for (key, value) in [
        (kCIInputExtentKey, CIVector(cgRect: first.extent)), (kCIInputCenterKey, CIVector(x: 12, y: 12)),
        (kCIInputWidthKey, 4), (kCIInputRadiusKey, 4), (kCIInputMaskImageKey, ramp.outputImage ?? first),
      ] as [(String, Any)] where filter.inputKeys.contains(key) { filter.setValue(value, forKey: key) }
      for (time, color) in [(0.0, [255, 0, 0, 255]), (1.0, [0, 0, 255, 255])] {
        filter.setValue(time, forKey: kCIInputTimeKey)
        let pixels = try Pixels(filter.outputImage, in: first.extent)
        for place in [(2, 2), (12, 12), (21, 20)] {
          expect(Pixels.isNear(pixels[place.0, place.1], color, 3), "\(name) at \(time): \(pixels[place.0, place.1])")
        }
      }
      filter.setValue(0.5, forKey: kCIInputTimeKey)
      let middle = try Pixels(filter.outputImage, in: first.extent).bytes
      let ends = try [Pixels(first).bytes, Pixels(second).bytes]
      expect(!ends.contains(middle), "\(name)")
    }
    let dissolve = CIFilter.dissolveTransition()
    dissolve.inputImage = first
    dissolve.targetImage = second
    dissolve.time = 0.25
    #expect(Pixels.isNear(try Pixels(dissolve.outputImage)[3, 3], [225, 0, 137, 255], 2))
  }

  @Test("Reductions measure the pixels of a rectangle")
  func reductions() throws {
    let image = Pixels.image([[(0, 10, 0), (100, 10, 0)], [(0, 10, 200), (100, 10, 200)]])
    let average = CIFilter.areaAverage()
    average.inputImage = image
    average.extent = image.extent
    expect(average.outputImage?.extent, equals: CGRect(x: 0, y: 0, width: 1, height: 1))
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      try #require(average.outputImage), toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    expect(bytes, equals: [50, 10, 100, 255])
    let most = CIFilter.areaMaximum()
    most.inputImage = image
    most.extent = CGRect(x: 0, y: 1, width: 2, height: 1)
    try expect(Pixels(most.outputImage)[0, 0], equals: [100, 10, 0, 255])
    let histogram = CIFilter.areaHistogram()
    histogram.inputImage = image
    histogram.extent = image.extent
    histogram.count = 4
    let bins = try Pixels(histogram.outputImage, isManaged: false)
    expect(bins.width, equals: 4)
  }

  @Test("Every filter makes an image from an input, and its attributes describe its keys")
  func everyFilter() throws {
    let image = Pixels.image((0..<12).map { y in (0..<12).map { x in (x * 20, y * 20, 128) } })
    for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) {
      let filter = try #require(CIFilter(name: name))
      expect((filter.attributes[kCIAttributeFilterCategories] as? [String])?.contains(kCICategoryBuiltIn), equals: true)
      expect(CIFilter.localizedName(forFilterName: name)?.isEmpty, equals: false)
      for key in filter.inputKeys {
        let facts = try #require(filter.attributes[key] as? [String: Any])
        if facts[kCIAttributeClass] as? String == "CIImage" { filter.setValue(image, forKey: key) }
        if key == "inputMessage" { filter.setValue(Data("HELLO 12345".utf8), forKey: key) }
        if key == "inputText" { filter.setValue("Text", forKey: key) }
      }
      if name == "CIAttributedTextImageGenerator" { filter.setValue(NSAttributedString(string: "Text"), forKey: "inputText") }
      let result = try #require(filter.outputImage, "\(name)")
      let box =
        result.extent.isInfinite
        ? CGRect(x: -3, y: -3, width: 12, height: 12) : result.extent.intersection(CGRect(x: -20, y: -20, width: 60, height: 60))
      guard !box.isEmpty else { continue }
      _ = try Pixels(result, in: box)
    }
    expect(CIFilter.filterNames(inCategory: kCICategoryBuiltIn).count, atLeast: 180)
  }
}

import Accelerate
import CoreGraphics
import Testing
import TrestleExpectations

/// The vector, matrix, Fourier and image functions match their definitions.
struct AccelerateTests {
  @Test("Vector functions compute the documented results") func vectors() {
    let values: [Float] = [3, -4, 0, 12]
    var result: Float = 0
    vDSP_rmsqv(values, 1, &result, vDSP_Length(values.count))
    expect(abs(result - 6.5), below: 1e-6)
    vDSP_meanv(values, 2, &result, 2)
    expect(result, equals: 1.5)
    var index: vDSP_Length = 0
    vDSP_maxvi(values, 1, &result, &index, 4)
    expect(result == 12 && index == 3)
    var differences = [Float](repeating: 0, count: 4)
    vDSP_vsub([1, 1, 1, 1], 1, values, 1, &differences, 1, 4)
    expect(differences, equals: [2, -5, -1, 11])
    var product = [Double](repeating: 0, count: 4)
    vDSP_mmulD([1, 2, 3, 4], 1, [0, 1, 1, 0], 1, &product, 1, 2, 2, 2)
    expect(product, equals: [2, 1, 4, 3])
    expect(vDSP.meanMagnitude(values) == 4.75 && vDSP.add(1, values) == [4, -3, 1, 13])
  }

  @Test("A packed transform finds the frequency of a wave, and its inverse restores the signal") func transform() throws {
    let count = 64
    let signal = (0..<count).map { Float(cos(2 * Double.pi * 5 * Double($0) / Double(count)) + 0.5) }
    var (real, imaginary) = ([Float](repeating: 0, count: 32), [Float](repeating: 0, count: 32))
    let setup = try #require(vDSP_create_fftsetup(6, FFTRadix(FFT_RADIX2)))
    var restored = signal
    var magnitudes = real
    real.withUnsafeMutableBufferPointer { re in
      imaginary.withUnsafeMutableBufferPointer { im in
        var split = DSPSplitComplex(realp: re.baseAddress!, imagp: im.baseAddress!)
        signal.withUnsafeBytes { vDSP_ctoz($0.bindMemory(to: DSPComplex.self).baseAddress!, 2, &split, 1, 32) }
        vDSP_fft_zrip(setup, &split, 1, 6, FFTDirection(FFT_FORWARD))
        vDSP_zvabs(&split, 1, &magnitudes, 1, 32)
        vDSP_fft_zrip(setup, &split, 1, 6, FFTDirection(FFT_INVERSE))
        restored.withUnsafeMutableBytes { vDSP_ztoc(&split, 1, $0.bindMemory(to: DSPComplex.self).baseAddress!, 2, 32) }
      }
    }
    expect(abs(magnitudes[5] - 64) < 1e-3 && abs(magnitudes[0] - 64) < 1e-3)
    for (place, magnitude) in magnitudes.enumerated() where place != 0 && place != 5 { expect(magnitude, below: 1e-3) }
    for (a, b) in zip(signal, restored) { expect(abs(a * 128 - b), below: 1e-2) }
    vDSP_destroy_fftsetup(setup)
  }

  @Test("Matrices multiply in both orders and transposed") func matrices() {
    let (a, b): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    var c = [Double](repeating: 1, count: 4)
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 1, &c, 2)
    expect(c, equals: [59, 65, 140, 155])
    cblas_dgemm(CblasColMajor, CblasTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 3, 0, &c, 2)
    expect(c, equals: [50, 122, 68, 167])
    expect(cblas_ddot(3, a, 2, a, -2), equals: 19)
  }

  @Test("A box of one pixel changes nothing, a larger one averages, and an even one is refused") func blur() throws {
    var pixels = [UInt8](repeating: 0, count: 5 * 4)
    for component in 0..<4 { pixels[2 * 4 + component] = 90 }
    var output = [UInt8](repeating: 1, count: 5 * 4)
    pixels.withUnsafeMutableBytes { from in
      output.withUnsafeMutableBytes { to in
        var source = vImage_Buffer(data: from.baseAddress, height: 1, width: 5, rowBytes: 20)
        var target = vImage_Buffer(data: to.baseAddress, height: 1, width: 5, rowBytes: 20)
        expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend)), equals: kvImageNoError)
        expect((0..<5).map { to[$0 * 4] }, equals: [0, 30, 30, 30, 0])
        expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 1, nil, vImage_Flags(kvImageEdgeExtend)), equals: kvImageNoError)
        expect(Array(to), equals: Array(from))
        let even = vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 2, nil, vImage_Flags(kvImageEdgeExtend))
        expect(even, equals: kvImageInvalidKernelSize)
        var small = vImage_Buffer(data: to.baseAddress, height: 1, width: 1, rowBytes: 20)
        expect(vImageScale_ARGB8888(&source, &small, nil, 0) == kvImageNoError && (10...30).contains(to[0]))
      }
    }
  }

  @Test("An image is copied into a buffer, permuted and copied back") func image() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    let format = try #require(
      vImage_CGImageFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)))
    var buffer = try vImage_Buffer(cgImage: #require(context.makeImage()))
    defer { buffer.free() }
    expect(buffer.width == 3 && buffer.height == 2)
    let bytes = buffer.data.assumingMemoryBound(to: UInt8.self)
    expect((0..<4).map { bytes[$0] }, equals: [255, 255, 0, 0])
    expect(vImagePermuteChannels_ARGB8888(&buffer, &buffer, [0, 2, 1, 3], 0), equals: kvImageNoError)
    expect((0..<4).map { bytes[$0] }, equals: [255, 0, 255, 0])
    try expect(buffer.createCGImage(format: format).width, equals: 3)
  }

  @Test("Conversions to integers are clamped to the type's range, and NaN becomes 0") func conversions() {
    let values: [Float] = [.nan, .infinity, -.infinity, 1e20, -7.9]
    var bytes = [UInt8](repeating: 9, count: 5)
    vDSP_vfixu8(values, 1, &bytes, 1, 5)
    expect(bytes, equals: [0, 255, 0, 255, 0])
    var words = [Int32](repeating: 9, count: 5)
    vDSP_vfix32(values, 1, &words, 1, 5)
    expect(words, equals: [0, .max, .min, .max, -7])
    var result = [Float](repeating: 0, count: 2)
    vDSP_vlint([1, 3], [.nan, 9], 1, &result, 1, 2, 2)
    expect(result[0].isNaN && result[1] == 3 + (9 - 1) * 0)
  }
}

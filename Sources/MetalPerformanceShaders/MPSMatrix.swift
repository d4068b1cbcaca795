/// The type of numbers.
public struct MPSDataType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Floating-point numbers of 32 bits.
  public static let float32 = MPSDataType(rawValue: 0x1000_0020)
  /// Floating-point numbers of 16 bits.
  public static let float16 = MPSDataType(rawValue: 0x1000_0010)
  /// Unsigned integers of 8 bits.
  public static let uInt8 = MPSDataType(rawValue: 8)
  /// Unsigned integers of 32 bits.
  public static let uInt32 = MPSDataType(rawValue: 32)
  /// Signed integers of 32 bits.
  public static let int32 = MPSDataType(rawValue: 0x2000_0020)
  var size: Int { Int(rawValue & 0xff) / 8 }
}

/// The size of a matrix.
open class MPSMatrixDescriptor: NSObject {
  /// The number of rows.
  open var rows: Int
  /// The number of columns.
  open var columns: Int
  /// The bytes from one row to the next.
  open var rowBytes: Int
  /// The type of the numbers.
  open var dataType: MPSDataType
  /// Creates a description of a matrix.
  public init(rows: Int, columns: Int, rowBytes: Int, dataType: MPSDataType) {
    (self.rows, self.columns, self.rowBytes, self.dataType) = (rows, columns, rowBytes, dataType)
  }
  /// Creates a description of a matrix with an older name of the number of rows.
  public convenience init(dimensions rows: Int, columns: Int, rowBytes: Int, dataType: MPSDataType) {
    self.init(rows: rows, columns: columns, rowBytes: rowBytes, dataType: dataType)
  }
  /// Returns the number of bytes of a row that suits the device.
  open class func rowBytes(forColumns columns: Int, dataType: MPSDataType) -> Int { (max(0, columns) * dataType.size + 15) / 16 * 16 }
  /// Returns the same number of bytes under an older name.
  open class func rowBytes(fromColumns columns: Int, dataType: MPSDataType) -> Int { rowBytes(forColumns: columns, dataType: dataType) }
}

/// A matrix in a buffer.
open class MPSMatrix: NSObject {
  /// The buffer with the numbers.
  public let data: any MTLBuffer
  /// The number of rows.
  public let rows: Int
  /// The number of columns.
  public let columns: Int
  /// The bytes from one row to the next.
  public let rowBytes: Int
  /// The type of the numbers.
  public let dataType: MPSDataType
  /// The device of the buffer.
  public var device: any MTLDevice { data.device }
  /// Creates a matrix of the numbers in a buffer.
  public init(buffer: any MTLBuffer, descriptor: MPSMatrixDescriptor) {
    data = buffer
    (rows, columns, rowBytes, dataType) = (descriptor.rows, descriptor.columns, descriptor.rowBytes, descriptor.dataType)
  }
  /// The address of a number; nil if it is outside of the buffer.
  func address(_ row: Int, _ column: Int) -> UnsafeMutableRawPointer? {
    let place = row * rowBytes + column * dataType.size
    return place >= 0 && place + dataType.size <= data.length ? data.contents() + place : nil
  }
  subscript(row: Int, column: Int) -> Double {
    get {
      guard let address = address(row, column) else { return 0 }
      return switch dataType {
      case .float32: Double(address.loadUnaligned(as: Float.self))
      case .float16: Double(address.loadUnaligned(as: Float16.self))
      default: 0
      }
    }
    set {
      guard let address = address(row, column) else { return }
      switch dataType {
      case .float32: address.storeBytes(of: Float(newValue), as: Float.self)
      case .float16: address.storeBytes(of: Float16(newValue), as: Float16.self)
      default: break
      }
    }
  }
}

/// The product of two matrices, added to a third.
open class MPSMatrixMultiplication: MPSKernel {
  private let isLeftTransposed, isRightTransposed: Bool
  private let resultRows, resultColumns, interiorColumns: Int
  private let alpha, beta: Double
  /// Creates a kernel that adds `alpha` times the product to `beta` times the former result.
  public init(
    device: any MTLDevice, transposeLeft: Bool, transposeRight: Bool, resultRows: Int, resultColumns: Int, interiorColumns: Int,
    alpha: Double, beta: Double
  ) {
    (isLeftTransposed, isRightTransposed) = (transposeLeft, transposeRight)
    (self.resultRows, self.resultColumns, self.interiorColumns) = (max(0, resultRows), max(0, resultColumns), max(0, interiorColumns))
    (self.alpha, self.beta) = (alpha, beta)
    super.init(device: device)
  }
  /// Creates a kernel that replaces the result by the product.
  public convenience init(device: any MTLDevice, resultRows: Int, resultColumns: Int, interiorColumns: Int) {
    self.init(
      device: device, transposeLeft: false, transposeRight: false, resultRows: resultRows, resultColumns: resultColumns,
      interiorColumns: interiorColumns, alpha: 1, beta: 0)
  }
  /// Computes the product when the buffer is committed.
  open func encode(commandBuffer: any MTLCommandBuffer, leftMatrix: MPSMatrix, rightMatrix: MPSMatrix, resultMatrix: MPSMatrix) {
    run(commandBuffer) { [self] in
      for row in 0..<resultRows {
        for column in 0..<resultColumns {
          var sum = 0.0
          for index in 0..<interiorColumns {
            let left = isLeftTransposed ? leftMatrix[index, row] : leftMatrix[row, index]
            sum += left * (isRightTransposed ? rightMatrix[column, index] : rightMatrix[index, column])
          }
          resultMatrix[row, column] = alpha * sum + (beta == 0 ? 0 : beta * resultMatrix[row, column])
        }
      }
    }
  }
}

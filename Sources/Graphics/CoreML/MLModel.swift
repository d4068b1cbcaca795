@_exported import CoreVideo
@_exported import Foundation

public struct MLModelError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    /// The reason is not one of the others.
    case generic = 0
    case featureType = 1
    /// A file cannot be read.
    case io = 3
    /// A layer of the app's own failed.
    case customLayer = 4
    /// A model of the app's own failed.
    case customModel = 5
    case update = 6
    case parameters = 7
    /// The key that decrypts the model cannot be fetched.
    case modelDecryptionKeyFetch = 8
    case modelDecryption = 9
    /// A model collection cannot be fetched.
    case modelCollection = 10
  }
  public let code: Code
  private let text: String
  public init(_ code: Code) { self.init(code, "Core ML models are not available on Linux.") }
  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
  public static var errorDomain: String { "com.apple.CoreML" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}

public enum MLComputeUnits: Int, Sendable {
  /// The model runs on the central processor only.
  case cpuOnly
  /// The processor and the graphics chip.
  case cpuAndGPU
  /// The model runs on all processors, as the system decides; the default.
  case all
  case cpuAndNeuralEngine
}

nonisolated open class MLModelConfiguration: NSObject, NSCopying {
  open var computeUnits = MLComputeUnits.all
  /// The name of the model in messages.
  open var modelDisplayName: String?
  /// Whether sums may be less precise.
  open var allowLowPrecisionAccumulationOnGPU = false
  /// Returns an equal configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MLModelConfiguration()
    (copy.computeUnits, copy.modelDisplayName) = (computeUnits, modelDisplayName)
    copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
    return copy
  }
}

nonisolated open class MLPredictionOptions: NSObject {
  /// Whether only the processor may be used.
  open var usesCPUOnly = false
}

public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// The version that the author gave the model.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
}

nonisolated open class MLFeatureDescription: NSObject {
  public let name: String
  public let type: MLFeatureType
  public let isOptional: Bool
  init(_ name: String, _ type: MLFeatureType, _ isOptional: Bool) {
    (self.name, self.type, self.isOptional) = (name, type, isOptional)
    super.init()
  }
}

/// The inputs and outputs of a model.
nonisolated open class MLModelDescription: NSObject {
  /// The features that the model needs, by their names. Always empty on Linux.
  public let inputDescriptionsByName: [String: MLFeatureDescription] = [:]
  /// The features that the model computes, by their names. Always empty on Linux.
  public let outputDescriptionsByName: [String: MLFeatureDescription] = [:]
  public let predictedFeatureName: String? = nil
  /// The name of the feature of probabilities. Always nil on Linux.
  public let predictedProbabilitiesName: String? = nil
  /// The author, version and other information about the model. Always empty on Linux.
  public let metadata: [MLModelMetadataKey: Any] = [:]
}

/// A trained model. Linux cannot run models: loading one throws `MLModelError.Code.io`.
nonisolated open class MLModel: NSObject {
  public let modelDescription = MLModelDescription()
  public let configuration = MLModelConfiguration()

  private static func failure(_ url: URL) -> MLModelError {
    MLModelError(.io, "Core ML models are not available on Linux: \(url.lastPathComponent) was not loaded.")
  }
  /// Always throws on Linux.
  public init(contentsOf url: URL) throws { throw Self.failure(url) }
  /// Always throws on Linux.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw Self.failure(url) }
  /// Fails asynchronously on another queue.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler(.failure(failure(url))) }
  }
  /// Always throws on Linux.
  open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
    throw failure(url)
  }
  /// On Linux it throws `MLModelError.generic`.
  open class func compileModel(at modelURL: URL) throws -> URL { throw failure(modelURL) }
  /// On Linux it throws `MLModelError.generic`.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
  /// On Linux it throws `MLModelError.generic`.
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  /// On Linux it throws `MLModelError.generic`.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider { throw MLModelError(.generic) }
}

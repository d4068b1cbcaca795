import Foundation

/// A strength of a signal in decibels that were lost on its way.
public typealias ENAttenuation = UInt8
public typealias ENRiskScore = UInt8
public typealias ENRiskLevel = UInt8
/// A number of ten minutes since 1970.
public typealias ENIntervalNumber = UInt32

public enum ENCalibrationConfidence: UInt8, Sendable {
  case lowest, low, medium, high
}
public enum ENDiagnosisReportType: UInt32, Sendable {
  case unknown, confirmedTest, confirmedClinicalDiagnosis, selfReported, recursive, revoked
}
public enum ENInfectiousness: UInt32, Sendable {
  case none, standard, high
}

/// A key that a device sent for a day.
open class ENTemporaryExposureKey: NSObject {
  open var keyData = Data()
  /// The number of intervals of ten minutes for which the key is valid; 144 are a day.
  open var rollingPeriod: ENIntervalNumber = 144
  open var rollingStartNumber: ENIntervalNumber = 0
  open var transmissionRiskLevel: ENRiskLevel = 0
}

/// The weights by which the system rates exposures. Nothing is rated on Linux.
open class ENExposureConfiguration: NSObject {
  open var metadata: [AnyHashable: Any]?
  open var infectiousnessForDaysSinceOnsetOfSymptoms: [NSNumber: NSNumber]?
  open var reportTypeNoneMap = ENDiagnosisReportType.unknown
  open var attenuationDurationThresholds: [NSNumber] = []
  /// Percentages, of 100 at first.
  open var immediateDurationWeight = 100.0, nearDurationWeight = 100.0, mediumDurationWeight = 100.0, otherDurationWeight = 100.0
  open var infectiousnessStandardWeight = 100.0, infectiousnessHighWeight = 100.0
  open var reportTypeConfirmedTestWeight = 100.0, reportTypeConfirmedClinicalDiagnosisWeight = 100.0
  open var reportTypeSelfReportedWeight = 100.0, reportTypeRecursiveWeight = 100.0
  /// The days after which an exposure is ignored; 0 for never.
  open var daysSinceLastExposureThreshold = 0
}

/// The result of `detectExposures`. The system never creates one on Linux.
open class ENExposureDetectionSummary: NSObject {
  open var daysSinceLastExposure: Int { 0 }
  open var matchedKeyCount: UInt64 { 0 }
  open var maximumRiskScore: ENRiskScore { 0 }
  open var metadata: [AnyHashable: Any]? { nil }
}

/// The signals of one scan. The system never creates one on Linux.
open class ENScanInstance: NSObject {
  open var minimumAttenuation: ENAttenuation { 0 }
  open var typicalAttenuation: ENAttenuation { 0 }
  open var secondsSinceLastScan: Int { 0 }
}

/// Up to half an hour near one device. The system never creates one on Linux.
open class ENExposureWindow: NSObject {
  open var calibrationConfidence: ENCalibrationConfidence { .lowest }
  open var date: Date { Date(timeIntervalSince1970: 0) }
  open var diagnosisReportType: ENDiagnosisReportType { .unknown }
  open var infectiousness: ENInfectiousness { .none }
  open var scanInstances: [ENScanInstance] { [] }
}

/// A set of features of chips.
public enum MTLFeatureSet: UInt, Sendable {
  /// Version 1 of the features of iOS chips of family 1.
  case iOS_GPUFamily1_v1 = 0
  /// Version 1 of the features of iOS chips of family 2.
  case iOS_GPUFamily2_v1 = 1
  /// Version 2 of the features of iOS chips of family 1.
  case iOS_GPUFamily1_v2 = 2
  /// Version 2 of the features of iOS chips of family 2.
  case iOS_GPUFamily2_v2 = 3
  /// Version 1 of the features of iOS chips of family 3.
  case iOS_GPUFamily3_v1 = 4
  /// Version 3 of the features of iOS chips of family 1.
  case iOS_GPUFamily1_v3 = 5
  /// Version 3 of the features of iOS chips of family 2.
  case iOS_GPUFamily2_v3 = 6
  /// Version 2 of the features of iOS chips of family 3.
  case iOS_GPUFamily3_v2 = 7
  /// Version 4 of the features of iOS chips of family 1.
  case iOS_GPUFamily1_v4 = 8
  /// Version 4 of the features of iOS chips of family 2.
  case iOS_GPUFamily2_v4 = 9
  /// Version 3 of the features of iOS chips of family 3.
  case iOS_GPUFamily3_v3 = 10
  /// Version 1 of the features of iOS chips of family 4.
  case iOS_GPUFamily4_v1 = 11
  /// Version 5 of the features of iOS chips of family 1.
  case iOS_GPUFamily1_v5 = 12
  /// Version 5 of the features of iOS chips of family 2.
  case iOS_GPUFamily2_v5 = 13
  /// Version 4 of the features of iOS chips of family 3.
  case iOS_GPUFamily3_v4 = 14
  /// Version 2 of the features of iOS chips of family 4.
  case iOS_GPUFamily4_v2 = 15
  /// Version 1 of the features of iOS chips of family 5.
  case iOS_GPUFamily5_v1 = 16
}

/// A family of chips.
public enum MTLGPUFamily: Int, Sendable {
  /// The family apple1.
  case apple1 = 1001
  /// The family apple2.
  case apple2 = 1002
  /// The family apple3.
  case apple3 = 1003
  /// The family apple4.
  case apple4 = 1004
  /// The family apple5.
  case apple5 = 1005
  /// The family apple6.
  case apple6 = 1006
  /// The family apple7.
  case apple7 = 1007
  /// The family apple8.
  case apple8 = 1008
  /// The family apple9.
  case apple9 = 1009
  /// The family mac1.
  case mac1 = 2001
  /// The family mac2.
  case mac2 = 2002
  /// The family common1.
  case common1 = 3001
  /// The family common2.
  case common2 = 3002
  /// The family common3.
  case common3 = 3003
  /// The family metal3.
  case metal3 = 5001
}

/// The support of textures that are read and written.
public enum MTLReadWriteTextureTier: UInt, Sendable {
  /// The read write texture tier that is called tier none.
  case tierNone = 0
  /// The read write texture tier that is called tier1.
  case tier1 = 1
  /// The read write texture tier that is called tier2.
  case tier2 = 2
}

/// The support of buffers of arguments.
public enum MTLArgumentBuffersTier: UInt, Sendable {
  /// The argument buffers tier that is called tier1.
  case tier1 = 0
  /// The argument buffers tier that is called tier2.
  case tier2 = 1
}

/// The placement of resources in a heap.
public enum MTLHeapType: Int, Sendable {
  /// The heap type that is called automatic.
  case automatic = 0
  /// The heap type that is called placement.
  case placement = 1
  /// The heap type that is called sparse.
  case sparse = 2
}

/// The progress of a command buffer.
public enum MTLCommandBufferStatus: UInt, Sendable {
  /// The state not enqueued.
  case notEnqueued = 0
  /// The state enqueued.
  case enqueued = 1
  /// The state committed.
  case committed = 2
  /// The state scheduled.
  case scheduled = 3
  /// The state completed.
  case completed = 4
  /// The state error.
  case error = 5
}

/// The receiver of a capture.
public enum MTLCaptureDestination: Int, Sendable {
  /// The capture destination that is called developer tools.
  case developerTools = 1
  /// The capture destination that is called gpu trace document.
  case gpuTraceDocument = 2
}

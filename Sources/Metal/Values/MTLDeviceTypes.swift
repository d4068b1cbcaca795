/// A set of features of chips.
public enum MTLFeatureSet: UInt, Sendable {
  case iOS_GPUFamily1_v1 = 0
  case iOS_GPUFamily2_v1 = 1
  case iOS_GPUFamily1_v2 = 2
  case iOS_GPUFamily2_v2 = 3
  case iOS_GPUFamily3_v1 = 4
  case iOS_GPUFamily1_v3 = 5
  case iOS_GPUFamily2_v3 = 6
  case iOS_GPUFamily3_v2 = 7
  case iOS_GPUFamily1_v4 = 8
  case iOS_GPUFamily2_v4 = 9
  case iOS_GPUFamily3_v3 = 10
  case iOS_GPUFamily4_v1 = 11
  case iOS_GPUFamily1_v5 = 12
  case iOS_GPUFamily2_v5 = 13
  case iOS_GPUFamily3_v4 = 14
  case iOS_GPUFamily4_v2 = 15
  case iOS_GPUFamily5_v1 = 16
}

/// A family of chips.
public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001
  case apple2 = 1002
  case apple3 = 1003
  case apple4 = 1004
  case apple5 = 1005
  case apple6 = 1006
  case apple7 = 1007
  case apple8 = 1008
  case apple9 = 1009
  case mac1 = 2001
  case mac2 = 2002
  case common1 = 3001
  case common2 = 3002
  case common3 = 3003
  case metal3 = 5001
}

/// The support of textures that are read and written.
public enum MTLReadWriteTextureTier: UInt, Sendable {
  case tierNone = 0
  case tier1 = 1
  case tier2 = 2
}

/// The support of buffers of arguments.
public enum MTLArgumentBuffersTier: UInt, Sendable {
  case tier1 = 0
  case tier2 = 1
}

/// The placement of resources in a heap.
public enum MTLHeapType: Int, Sendable {
  case automatic = 0
  case placement = 1
  case sparse = 2
}

/// The progress of a command buffer.
public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued = 0
  case enqueued = 1
  case committed = 2
  case scheduled = 3
  case completed = 4
  case error = 5
}

/// The receiver of a capture.
public enum MTLCaptureDestination: Int, Sendable {
  case developerTools = 1
  case gpuTraceDocument = 2
}

public enum MTLFeatureSet: UInt, Sendable {
  case iOS_GPUFamily1_v1, iOS_GPUFamily2_v1, iOS_GPUFamily1_v2, iOS_GPUFamily2_v2, iOS_GPUFamily3_v1, iOS_GPUFamily1_v3, iOS_GPUFamily2_v3
  case iOS_GPUFamily3_v2, iOS_GPUFamily1_v4, iOS_GPUFamily2_v4, iOS_GPUFamily3_v3, iOS_GPUFamily4_v1, iOS_GPUFamily1_v5, iOS_GPUFamily2_v5
  case iOS_GPUFamily3_v4, iOS_GPUFamily4_v2, iOS_GPUFamily5_v1
}

public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, mac1 = 2001, mac2, common1 = 3001, common2, common3
  case metal3 = 5001
}

public enum MTLReadWriteTextureTier: UInt, Sendable {
  case tierNone, tier1, tier2
}

public enum MTLArgumentBuffersTier: UInt, Sendable {
  case tier1, tier2
}

public enum MTLHeapType: Int, Sendable {
  case automatic, placement, sparse
}

public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued, enqueued, committed, scheduled, completed, error
}

public enum MTLCaptureDestination: Int, Sendable {
  case developerTools = 1, gpuTraceDocument
}

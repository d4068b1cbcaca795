/// A result code of the system's C functions; 0 is success.
public typealias OSStatus = Int32

/// The call succeeded.
public let noErr: OSStatus = 0

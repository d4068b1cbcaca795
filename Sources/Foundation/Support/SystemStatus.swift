/// A result code of C functions; 0 means success.
public typealias OSStatus = Int32

public let noErr: OSStatus = 0

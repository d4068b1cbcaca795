/// The version of Foundation, by which sources from before `#available` distinguish systems. It is later than all named versions.
public let NSFoundationVersionNumber = 1946.0
/// The version of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// The version of iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// The version of iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// The version of iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// The latest version of iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// The version of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
/// The latest version of iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

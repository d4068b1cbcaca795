import Foundation

// `values as [NSNumber]` makes an object of each number on iOS. The importer's translator calls these functions for it.

public func _numbers(_ values: [CGFloat]) -> [NSNumber] { values.map { NSNumber(value: Double($0)) } }
public func _numbers(_ values: [CGFloat]?) -> [NSNumber]? { values.map { _numbers($0) } }
public func _numbers(_ values: [Double]) -> [NSNumber] { values.map { NSNumber(value: $0) } }
public func _numbers(_ values: [Double]?) -> [NSNumber]? { values.map { _numbers($0) } }
public func _numbers(_ values: [Float]) -> [NSNumber] { values.map { NSNumber(value: $0) } }
public func _numbers(_ values: [Float]?) -> [NSNumber]? { values.map { _numbers($0) } }
public func _numbers(_ values: [Int]) -> [NSNumber] { values.map { NSNumber(value: $0) } }
public func _numbers(_ values: [Int]?) -> [NSNumber]? { values.map { _numbers($0) } }
public func _numbers(_ values: [Bool]) -> [NSNumber] { values.map { NSNumber(value: $0) } }
public func _numbers(_ values: [NSNumber]) -> [NSNumber] { values }
public func _numbers(_ values: [NSNumber]?) -> [NSNumber]? { values }

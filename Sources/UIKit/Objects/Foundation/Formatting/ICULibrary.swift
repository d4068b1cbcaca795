internal import TrestleCICU
import Foundation
import Glibc

/// The ICU functions for collation. The shared library is loaded on first use, so a program without an index never loads ICU.
struct ICULibrary {
  let openCollator: fn_ucol_open
  let closeCollator: fn_ucol_close
  let setStrength: fn_ucol_setStrength
  let compare: fn_ucol_strcoll
  let contractions: fn_ucol_getContractionsAndExpansions
  let openLocaleData: fn_ulocdata_open
  let closeLocaleData: fn_ulocdata_close
  let exemplarSet: fn_ulocdata_getExemplarSet
  let openSet: fn_uset_openEmpty
  let closeSet: fn_uset_close
  let setItemCount: fn_uset_getItemCount
  let setItem: fn_uset_getItem

  /// nil if ICU is not installed.
  static let shared = ICULibrary()

  private init?() {
    func symbol<Function>(_ name: String, as type: Function.Type) -> Function? { Self.function(name, as: type) }
    guard let openCollator = symbol("ucol_open", as: fn_ucol_open.self),
      let closeCollator = symbol("ucol_close", as: fn_ucol_close.self),
      let setStrength = symbol("ucol_setStrength", as: fn_ucol_setStrength.self),
      let compare = symbol("ucol_strcoll", as: fn_ucol_strcoll.self),
      let contractions = symbol("ucol_getContractionsAndExpansions", as: fn_ucol_getContractionsAndExpansions.self),
      let openLocaleData = symbol("ulocdata_open", as: fn_ulocdata_open.self),
      let closeLocaleData = symbol("ulocdata_close", as: fn_ulocdata_close.self),
      let exemplarSet = symbol("ulocdata_getExemplarSet", as: fn_ulocdata_getExemplarSet.self),
      let openSet = symbol("uset_openEmpty", as: fn_uset_openEmpty.self),
      let closeSet = symbol("uset_close", as: fn_uset_close.self),
      let setItemCount = symbol("uset_getItemCount", as: fn_uset_getItemCount.self),
      let setItem = symbol("uset_getItem", as: fn_uset_getItem.self)
    else { return nil }
    self.openCollator = openCollator
    self.closeCollator = closeCollator
    self.setStrength = setStrength
    self.compare = compare
    self.contractions = contractions
    self.openLocaleData = openLocaleData
    self.closeLocaleData = closeLocaleData
    self.exemplarSet = exemplarSet
    self.openSet = openSet
    self.closeSet = closeSet
    self.setItemCount = setItemCount
    self.setItem = setItem
  }

  /// Returns an ICU function by its name without version suffix.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let libraries else { return nil }
    let versioned = name + libraries.suffix
    guard let address = dlsym(libraries.collation, versioned) ?? dlsym(libraries.common, versioned) else { return nil }
    return unsafeBitCast(address, to: type)
  }

  /// Handles of loaded libraries, which are never unloaded.
  private struct Libraries: @unchecked Sendable {
    let collation: UnsafeMutableRawPointer
    let common: UnsafeMutableRawPointer
    let suffix: String
  }

  private static let libraries: Libraries? = {
    guard let (collation, version) = open("libicui18n"), let (common, _) = open("libicuuc") else { return nil }
    return Libraries(collation: collation, common: common, suffix: "_\(version)")
  }()

  /// Opens the newest installed version of a library. ICU appends its version to file names and function names.
  private static func open(_ name: String) -> (handle: UnsafeMutableRawPointer, version: Int)? {
    for version in stride(from: 90, through: 60, by: -1) {
      if let handle = dlopen("\(name).so.\(version)", RTLD_LAZY) { return (handle, version) }
    }
    return nil
  }

  /// Returns the strings of a set of characters that `fill` builds; ranges are expanded to single characters.
  func strings(ofSetFilledBy fill: (OpaquePointer) -> Void) -> [String] {
    guard let set = openSet() else { return [] }
    defer { closeSet(set) }
    fill(set)
    var found: [String] = []
    var buffer = [UInt16](repeating: 0, count: 64)
    for item in 0..<setItemCount(set) {
      var first: Int32 = 0
      var last: Int32 = 0
      var status: Int32 = 0
      let length = setItem(set, item, &first, &last, &buffer, Int32(buffer.count), &status)
      if length == 0 {
        for value in max(first, 0)...max(first, last, 0) {
          if let scalar = Unicode.Scalar(UInt32(value)) { found.append(String(Character(scalar))) }
        }
      } else if length > 0, status <= 0 {
        found.append(String(decoding: buffer[..<Int(length)], as: UTF16.self))
      }
    }
    return found
  }
}

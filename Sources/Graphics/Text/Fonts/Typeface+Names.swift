internal import TrestleCPango
import Foundation

extension Typeface {
  package var familyName: String { name(16) ?? name(1) ?? "" }
  package var styleName: String { name(17) ?? name(2) ?? "Regular" }
  package var fullName: String { name(4) ?? familyName }
  package var postScriptName: String { name(6) ?? fullName }

  private func name(_ id: UInt32) -> String? {
    var length: UInt32 = 0
    let language = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(hbFace, id, language, &length, nil) > 0 || length > 0 else { return nil }
    let count = Int(hb_ot_name_get_utf8(hbFace, id, language, nil, nil))
    guard count > 0 else { return nil }
    var capacity = UInt32(count + 1)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
      hb_ot_name_get_utf8(hbFace, id, language, &capacity, buffer.baseAddress)
      return String(cString: buffer.baseAddress!)
    }
  }
}

import XcodeProject

extension BridgingHeader {
  /// Whether the header becomes a module of C.
  var isModule: Bool { text != nil }

  /// The folder of the module's sources in the package.
  var folder: String { "Sources/" + moduleName }

  /// The files of the module, by path in the package.
  var packageFiles: [(name: String, text: String)] {
    guard let text else { return [] }
    var written = [
      ("include/bridge.h", text), ("include/TrestlePlainC.h", Self.plainC),
      ("include/module.modulemap", "module \(moduleName) {\n  header \"bridge.h\"\n  export *\n}\n"),
    ]
    for header in ["Foundation/Foundation.h", "UIKit/UIKit.h"] { written.append(("apple/" + header, "#include \"TrestlePlainC.h\"\n")) }
    // Swift provides these itself, with other contents.
    for header in ["CoreFoundation/CoreFoundation.h", "TargetConditionals.h"] {
      written.append(("apple/sources/" + header, "#include \"TrestlePlainC.h\"\n#include \"TrestleTarget.h\"\n"))
    }
    written.append(("apple/sources/TrestleTarget.h", Self.target))
    var names: [String: Int] = [:]
    for source in sources where !leftOut.contains(source) {
      let stem = FilePath.stem(of: source)
      let number = names[stem, default: 0]
      names[stem] = number + 1
      let suffix = ["c", "m"].contains(FilePath.suffix(of: source)) ? "c" : "cpp"
      written.append(("\(stem)\(number == 0 ? "" : "-\(number)").\(suffix)", "#include \"\(source)\"\n"))
    }
    // The package manager requires a source in every target.
    if leftOut.isSuperset(of: sources) { written.append(("empty.c", "")) }
    return written.map { ("\(folder)/\($0.0)", $0.1) }
  }

  /// Declarations of Apple's headers that plain C uses.
  private static let plainC = #"""
    #ifndef TRESTLE_PLAIN_C
    #define TRESTLE_PLAIN_C
    #include <stdbool.h>
    #include <stddef.h>
    #include <stdint.h>
    #ifndef NS_ENUM
    #define TRESTLE_ENUM(type, name, ...) \
      int name##_Storage; enum __attribute__((__VA_ARGS__)) name : type; typedef enum name name; enum name : type
    #define NS_ENUM(type, name) TRESTLE_ENUM(type, name, enum_extensibility(open))
    #define NS_OPTIONS(type, name) TRESTLE_ENUM(type, name, flag_enum, enum_extensibility(open))
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_INLINE static inline
    #ifdef __cplusplus
    #define FOUNDATION_EXPORT extern "C"
    #else
    #define FOUNDATION_EXPORT extern
    #endif
    #define FOUNDATION_EXTERN FOUNDATION_EXPORT
    #define UIKIT_EXTERN FOUNDATION_EXPORT
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef bool BOOL;
    #define YES true
    #define NO false
    #endif
    #endif

    """#

  private static let target = """
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_SIMULATOR 1
    #define TARGET_OS_MAC 1

    """
}

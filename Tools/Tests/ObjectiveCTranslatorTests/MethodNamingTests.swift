import Testing

@testable import ObjectiveCTranslator

struct MethodNamingTests {}

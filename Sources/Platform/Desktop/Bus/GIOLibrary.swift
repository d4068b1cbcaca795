internal import TrestleCGIO
import Foundation

typealias GObjectPointer = UnsafeMutableRawPointer

/// GIO, opened when the bus is first used. Pango uses it too, so it is usually in memory already.
struct GIOLibrary: @unchecked Sendable {
  let contextNew: CGIOMake
  let contextAcquire: CGIOAcquire
  let contextPush: CGIORelease
  let contextPop: CGIORelease
  let contextPrepare: CGIOPrepare
  let contextQuery: CGIOQuery
  let contextCheck: CGIOCheck
  let contextIterate: CGIOIterate

  let newBool: CGIOVariantFromInt
  let newByte: CGIOVariantFromByte
  let newInt16: CGIOVariantFromInt16
  let newUInt16: CGIOVariantFromUInt16
  let newInt32: CGIOVariantFromInt
  let newUInt32: CGIOVariantFromUInt32
  let newInt64: CGIOVariantFromInt64
  let newUInt64: CGIOVariantFromUInt64
  let newDouble: CGIOVariantFromDouble
  let newString: CGIOVariantFromText
  let newPath: CGIOVariantFromText
  let newSignature: CGIOVariantFromText
  let newHandle: CGIOVariantFromInt
  let newVariant: CGIOVariantFromVariant
  let newTuple: CGIOVariantTuple
  let newArray: CGIOVariantArray
  let newEntry: CGIOVariantEntry
  let isPath: CGIOIsValidText
  let isSignature: CGIOIsValidText
  let variantRelease: CGIORelease
  let typeText: CGIOVariantType
  let childCount: CGIOVariantCount
  let child: CGIOVariantChild
  let getBool: CGIOVariantInt
  let getByte: CGIOVariantByte
  let getInt16: CGIOVariantInt16
  let getUInt16: CGIOVariantUInt16
  let getInt32: CGIOVariantInt
  let getUInt32: CGIOVariantUInt32
  let getInt64: CGIOVariantInt64
  let getUInt64: CGIOVariantUInt64
  let getDouble: CGIOVariantDouble
  let getString: CGIOVariantText
  let getHandle: CGIOVariantInt

  let connect: CGIOConnect
  let connectFinish: CGIOFinish
  let uniqueName: CGIOUniqueName
  let isClosed: CGIOIsClosed
  let close: CGIOClose
  let call: CGIOCall
  let callFinish: CGIOCallFinish
  let emit: CGIOEmit
  let subscribe: CGIOSubscribe
  let unsubscribe: CGIOUnsubscribe
  let errorName: CGIOErrorName
  let errorRelease: CGIORelease
  let objectRelease: CGIORelease

  let nodeFromXML: CGIONodeFromXML
  let nodeInterface: CGIONodeInterface
  let interfaceRetain: CGIORetainInfo
  let register: CGIORegister
  let registerSubtree: CGIORegisterSubtree
  let unregister: CGIOUnregister
  let unregisterSubtree: CGIOUnregister
  let returnValue: CGIOReturn
  let returnError: CGIOReturnError
  let allocateZero: CGIOAllocateZero
  let free: CGIORelease
  let setError: CGIOSetError
  let errorDomain: CGIODomain

  @MainActor private(set) static var openings = 0

  @MainActor private static var opened: GIOLibrary?

  /// The library; nil if it is not installed.
  @MainActor static var shared: GIOLibrary? {
    if let opened { return opened }
    openings += 1
    opened = GIOLibrary()
    return opened
  }

  private init?() {
    guard let handle = dlopen("libgio-2.0.so.0", RTLD_NOW) else { return nil }
    var isComplete = true
    // A missing function is never called, because the library is refused below.
    let placeholder = UnsafeMutableRawPointer(bitPattern: 1)!
    func symbol<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
      let address = dlsym(handle, name)
      if address == nil { isComplete = false }
      return unsafeBitCast(address ?? placeholder, to: type)
    }
    contextNew = symbol("g_main_context_new")
    contextAcquire = symbol("g_main_context_acquire")
    contextPush = symbol("g_main_context_push_thread_default")
    contextPop = symbol("g_main_context_pop_thread_default")
    contextPrepare = symbol("g_main_context_prepare")
    contextQuery = symbol("g_main_context_query")
    contextCheck = symbol("g_main_context_check")
    contextIterate = symbol("g_main_context_iteration")
    newBool = symbol("g_variant_new_boolean")
    newByte = symbol("g_variant_new_byte")
    newInt16 = symbol("g_variant_new_int16")
    newUInt16 = symbol("g_variant_new_uint16")
    newInt32 = symbol("g_variant_new_int32")
    newUInt32 = symbol("g_variant_new_uint32")
    newInt64 = symbol("g_variant_new_int64")
    newUInt64 = symbol("g_variant_new_uint64")
    newDouble = symbol("g_variant_new_double")
    newString = symbol("g_variant_new_string")
    newPath = symbol("g_variant_new_object_path")
    newSignature = symbol("g_variant_new_signature")
    newHandle = symbol("g_variant_new_handle")
    newVariant = symbol("g_variant_new_variant")
    newTuple = symbol("g_variant_new_tuple")
    newArray = symbol("g_variant_new_array")
    newEntry = symbol("g_variant_new_dict_entry")
    isPath = symbol("g_variant_is_object_path")
    isSignature = symbol("g_variant_is_signature")
    variantRelease = symbol("g_variant_unref")
    typeText = symbol("g_variant_get_type_string")
    childCount = symbol("g_variant_n_children")
    child = symbol("g_variant_get_child_value")
    getBool = symbol("g_variant_get_boolean")
    getByte = symbol("g_variant_get_byte")
    getInt16 = symbol("g_variant_get_int16")
    getUInt16 = symbol("g_variant_get_uint16")
    getInt32 = symbol("g_variant_get_int32")
    getUInt32 = symbol("g_variant_get_uint32")
    getInt64 = symbol("g_variant_get_int64")
    getUInt64 = symbol("g_variant_get_uint64")
    getDouble = symbol("g_variant_get_double")
    getString = symbol("g_variant_get_string")
    getHandle = symbol("g_variant_get_handle")
    connect = symbol("g_dbus_connection_new_for_address")
    connectFinish = symbol("g_dbus_connection_new_for_address_finish")
    uniqueName = symbol("g_dbus_connection_get_unique_name")
    isClosed = symbol("g_dbus_connection_is_closed")
    close = symbol("g_dbus_connection_close")
    call = symbol("g_dbus_connection_call")
    callFinish = symbol("g_dbus_connection_call_finish")
    emit = symbol("g_dbus_connection_emit_signal")
    subscribe = symbol("g_dbus_connection_signal_subscribe")
    unsubscribe = symbol("g_dbus_connection_signal_unsubscribe")
    errorName = symbol("g_dbus_error_get_remote_error")
    errorRelease = symbol("g_error_free")
    objectRelease = symbol("g_object_unref")
    nodeFromXML = symbol("g_dbus_node_info_new_for_xml")
    nodeInterface = symbol("g_dbus_node_info_lookup_interface")
    interfaceRetain = symbol("g_dbus_interface_info_ref")
    register = symbol("g_dbus_connection_register_object")
    registerSubtree = symbol("g_dbus_connection_register_subtree")
    unregister = symbol("g_dbus_connection_unregister_object")
    unregisterSubtree = symbol("g_dbus_connection_unregister_subtree")
    returnValue = symbol("g_dbus_method_invocation_return_value")
    returnError = symbol("g_dbus_method_invocation_return_dbus_error")
    allocateZero = symbol("g_malloc0")
    free = symbol("g_free")
    setError = symbol("g_set_error_literal")
    errorDomain = symbol("g_dbus_error_quark")
    guard isComplete else { return nil }
  }
}

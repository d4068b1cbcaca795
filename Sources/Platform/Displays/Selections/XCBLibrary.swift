internal import TrestleCSDL2
import Foundation

/// libxcb, opened when the clipboard or a drag needs it. Unlike Xlib it reports errors of the server as events and never ends the process.
final class XCBLibrary {
  let connect: fn_xcb_connect
  let disconnect: fn_xcb_disconnect
  let descriptor: fn_xcb_int
  let hasError: fn_xcb_int
  let flush: fn_xcb_int
  let makeNumber: fn_xcb_number
  let getSetup: fn_xcb_get_setup
  let screens: fn_xcb_setup_roots_iterator
  let createWindow: fn_xcb_create_window
  let internAtom: fn_xcb_intern_atom
  let internAtomReply: fn_xcb_reply
  let getAtomName: fn_xcb_one
  let getAtomNameReply: fn_xcb_reply
  let setSelectionOwner: fn_xcb_three
  let getSelectionOwner: fn_xcb_one
  let getSelectionOwnerReply: fn_xcb_reply
  let convertSelection: fn_xcb_five
  let changeProperty: fn_xcb_change_property
  let deleteProperty: fn_xcb_two
  let getProperty: fn_xcb_get_property
  let getPropertyReply: fn_xcb_reply
  let sendEvent: fn_xcb_send_event
  let changeWindowAttributes: fn_xcb_change_window_attributes
  let translateCoordinates: fn_xcb_translate_coordinates
  let translateCoordinatesReply: fn_xcb_reply
  let pollForEvent: fn_xcb_event
  let getExtensionData: fn_xcb_get_extension_data
  let sendRequest: fn_xcb_send_request

  init?() {
    guard let handle = dlopen("libxcb.so.1", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard let connect = symbol("xcb_connect", as: fn_xcb_connect.self),
      let disconnect = symbol("xcb_disconnect", as: fn_xcb_disconnect.self),
      let descriptor = symbol("xcb_get_file_descriptor", as: fn_xcb_int.self),
      let hasError = symbol("xcb_connection_has_error", as: fn_xcb_int.self), let flush = symbol("xcb_flush", as: fn_xcb_int.self),
      let makeNumber = symbol("xcb_generate_id", as: fn_xcb_number.self),
      let getSetup = symbol("xcb_get_setup", as: fn_xcb_get_setup.self),
      let screens = symbol("xcb_setup_roots_iterator", as: fn_xcb_setup_roots_iterator.self),
      let createWindow = symbol("xcb_create_window", as: fn_xcb_create_window.self),
      let internAtom = symbol("xcb_intern_atom", as: fn_xcb_intern_atom.self),
      let internAtomReply = symbol("xcb_intern_atom_reply", as: fn_xcb_reply.self),
      let getAtomName = symbol("xcb_get_atom_name", as: fn_xcb_one.self),
      let getAtomNameReply = symbol("xcb_get_atom_name_reply", as: fn_xcb_reply.self),
      let setSelectionOwner = symbol("xcb_set_selection_owner", as: fn_xcb_three.self),
      let getSelectionOwner = symbol("xcb_get_selection_owner", as: fn_xcb_one.self),
      let getSelectionOwnerReply = symbol("xcb_get_selection_owner_reply", as: fn_xcb_reply.self),
      let convertSelection = symbol("xcb_convert_selection", as: fn_xcb_five.self),
      let changeProperty = symbol("xcb_change_property", as: fn_xcb_change_property.self),
      let deleteProperty = symbol("xcb_delete_property", as: fn_xcb_two.self),
      let getProperty = symbol("xcb_get_property", as: fn_xcb_get_property.self),
      let getPropertyReply = symbol("xcb_get_property_reply", as: fn_xcb_reply.self),
      let sendEvent = symbol("xcb_send_event", as: fn_xcb_send_event.self),
      let changeWindowAttributes = symbol("xcb_change_window_attributes", as: fn_xcb_change_window_attributes.self),
      let translateCoordinates = symbol("xcb_translate_coordinates", as: fn_xcb_translate_coordinates.self),
      let translateCoordinatesReply = symbol("xcb_translate_coordinates_reply", as: fn_xcb_reply.self),
      let pollForEvent = symbol("xcb_poll_for_event", as: fn_xcb_event.self),
      let getExtensionData = symbol("xcb_get_extension_data", as: fn_xcb_get_extension_data.self),
      let sendRequest = symbol("xcb_send_request", as: fn_xcb_send_request.self)
    else { return nil }
    self.connect = connect
    self.disconnect = disconnect
    self.descriptor = descriptor
    self.hasError = hasError
    self.flush = flush
    self.makeNumber = makeNumber
    self.getSetup = getSetup
    self.screens = screens
    self.createWindow = createWindow
    self.internAtom = internAtom
    self.internAtomReply = internAtomReply
    self.getAtomName = getAtomName
    self.getAtomNameReply = getAtomNameReply
    self.setSelectionOwner = setSelectionOwner
    self.getSelectionOwner = getSelectionOwner
    self.getSelectionOwnerReply = getSelectionOwnerReply
    self.convertSelection = convertSelection
    self.changeProperty = changeProperty
    self.deleteProperty = deleteProperty
    self.getProperty = getProperty
    self.getPropertyReply = getPropertyReply
    self.sendEvent = sendEvent
    self.changeWindowAttributes = changeWindowAttributes
    self.translateCoordinates = translateCoordinates
    self.translateCoordinatesReply = translateCoordinatesReply
    self.pollForEvent = pollForEvent
    self.getExtensionData = getExtensionData
    self.sendRequest = sendRequest
  }
}

internal import TrestleCSDL2
import Foundation

/// Xlib and its extension for shared memory, opened by hand so that neither has to be installed to build.
struct X11Library {
  let queryExtension: fn_XShmQueryExtension
  let createImage: fn_XShmCreateImage
  let attach: fn_XShmAttach
  let detach: fn_XShmDetach
  let putImage: fn_XShmPutImage
  let createContext: fn_XCreateGC
  let freeContext: fn_XFreeGC
  let copyArea: fn_XCopyArea
  let sync: fn_XSync
  let free: fn_XFree
  let defaultScreen: fn_XDefaultScreen
  let defaultVisual: fn_XDefaultVisual
  let getGeometry: fn_XGetGeometry
  let checkTypedWindowEvent: fn_XCheckTypedWindowEvent
  let setErrorHandler: fn_XSetErrorHandler

  init?() {
    guard let xlib = dlopen("libX11.so.6", RTLD_NOW), let extensions = dlopen("libXext.so.6", RTLD_NOW) else { return nil }
    var isComplete = true
    func symbol<Function>(_ name: String, in library: UnsafeMutableRawPointer, as type: Function.Type) -> Function? {
      guard let address = dlsym(library, name) else {
        isComplete = false
        return nil
      }
      return unsafeBitCast(address, to: type)
    }
    let queryExtension = symbol("XShmQueryExtension", in: extensions, as: fn_XShmQueryExtension.self)
    let createImage = symbol("XShmCreateImage", in: extensions, as: fn_XShmCreateImage.self)
    let attach = symbol("XShmAttach", in: extensions, as: fn_XShmAttach.self)
    let detach = symbol("XShmDetach", in: extensions, as: fn_XShmDetach.self)
    let putImage = symbol("XShmPutImage", in: extensions, as: fn_XShmPutImage.self)
    let createContext = symbol("XCreateGC", in: xlib, as: fn_XCreateGC.self)
    let freeContext = symbol("XFreeGC", in: xlib, as: fn_XFreeGC.self)
    let copyArea = symbol("XCopyArea", in: xlib, as: fn_XCopyArea.self)
    let sync = symbol("XSync", in: xlib, as: fn_XSync.self)
    let free = symbol("XFree", in: xlib, as: fn_XFree.self)
    let defaultScreen = symbol("XDefaultScreen", in: xlib, as: fn_XDefaultScreen.self)
    let defaultVisual = symbol("XDefaultVisual", in: xlib, as: fn_XDefaultVisual.self)
    let getGeometry = symbol("XGetGeometry", in: xlib, as: fn_XGetGeometry.self)
    let checkTypedWindowEvent = symbol("XCheckTypedWindowEvent", in: xlib, as: fn_XCheckTypedWindowEvent.self)
    let setErrorHandler = symbol("XSetErrorHandler", in: xlib, as: fn_XSetErrorHandler.self)
    guard isComplete else { return nil }
    self.queryExtension = queryExtension!
    self.createImage = createImage!
    self.attach = attach!
    self.detach = detach!
    self.putImage = putImage!
    self.createContext = createContext!
    self.freeContext = freeContext!
    self.copyArea = copyArea!
    self.sync = sync!
    self.free = free!
    self.defaultScreen = defaultScreen!
    self.defaultVisual = defaultVisual!
    self.getGeometry = getGeometry!
    self.checkTypedWindowEvent = checkTypedWindowEvent!
    self.setErrorHandler = setErrorHandler!
  }
}

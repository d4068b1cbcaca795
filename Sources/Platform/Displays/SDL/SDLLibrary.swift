internal import TrestleCSDL2
import Foundation

/// SDL 2, opened when the first display is created: a headless program never loads it.
final class SDLLibrary {
  let setMainReady: fn_SDL_SetMainReady
  let setHint: fn_SDL_SetHint
  let start: fn_SDL_Init
  let quit: fn_SDL_Quit
  let getError: fn_SDL_GetError
  let getCurrentVideoDriver: fn_SDL_GetCurrentVideoDriver
  let createWindow: fn_SDL_CreateWindow
  let destroyWindow: fn_SDL_DestroyWindow
  let showWindow: fn_SDL_ShowWindow
  let hideWindow: fn_SDL_ShowWindow
  let raiseWindow: fn_SDL_RaiseWindow
  let setWindowTitle: fn_SDL_SetWindowTitle
  let getWindowSize: fn_SDL_GetWindowSize
  let setWindowSize: fn_SDL_SetWindowSize
  let setWindowPosition: fn_SDL_SetWindowPosition
  let setWindowIcon: fn_SDL_SetWindowIcon
  let createSurface: fn_SDL_CreateRGBSurfaceWithFormatFrom
  let freeSurface: fn_SDL_FreeSurface
  let getWindowDisplayIndex: fn_SDL_GetWindowDisplayIndex
  let getCurrentDisplayMode: fn_SDL_GetCurrentDisplayMode
  let getWindowPosition: fn_SDL_GetWindowPosition
  let setWindowMinimumSize: fn_SDL_SetWindowMinimumSize
  let setWindowMaximumSize: fn_SDL_SetWindowMaximumSize
  let setWindowFullscreen: fn_SDL_SetWindowFullscreen
  let getWindowID: fn_SDL_GetWindowID
  let getWindowFlags: fn_SDL_GetWindowFlags
  let getWindowSurface: fn_SDL_GetWindowSurface
  let updateWindowSurfaceRects: fn_SDL_UpdateWindowSurfaceRects
  let getWindowWMInfo: fn_SDL_GetWindowWMInfo
  let createRenderer: fn_SDL_CreateRenderer
  let destroyRenderer: fn_SDL_DestroyRenderer
  let createTexture: fn_SDL_CreateTexture
  let destroyTexture: fn_SDL_DestroyTexture
  let updateTexture: fn_SDL_UpdateTexture
  let renderCopy: fn_SDL_RenderCopy
  let renderPresent: fn_SDL_RenderPresent
  let getRendererOutputSize: fn_SDL_GetRendererOutputSize
  let pollEvent: fn_SDL_PollEvent
  let pushEvent: fn_SDL_PushEvent
  let startTextInput: fn_SDL_StartTextInput
  let stopTextInput: fn_SDL_StopTextInput
  let setTextInputRect: fn_SDL_SetTextInputRect
  let clearComposition: fn_SDL_ClearComposition
  let setClipboardText: fn_SDL_SetClipboardText
  let getClipboardText: fn_SDL_GetClipboardText
  let hasClipboardText: fn_SDL_HasClipboardText
  let free: fn_SDL_free
  let createSystemCursor: fn_SDL_CreateSystemCursor
  let setCursor: fn_SDL_SetCursor
  let showCursor: fn_SDL_ShowCursor
  let freeCursor: fn_SDL_FreeCursor
  let getModState: fn_SDL_GetModState
  let getTouchDeviceType: fn_SDL_GetTouchDeviceType
  let disableScreenSaver: fn_SDL_DisableScreenSaver
  let enableScreenSaver: fn_SDL_EnableScreenSaver
  let convertPixels: fn_SDL_ConvertPixels

  /// Throws an error with instructions for the user if the library is not installed.
  init() throws {
    guard let handle = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else {
      throw DisplayError.none("SDL 2 cannot be opened, install libsdl2-2.0-0 (\(String(cString: dlerror())))")
    }
    func symbol<Function>(_ name: String, as type: Function.Type) throws -> Function {
      guard let address = dlsym(handle, name) else { throw DisplayError(reason: "SDL 2 lacks \(name)") }
      return unsafeBitCast(address, to: type)
    }
    setMainReady = try symbol("SDL_SetMainReady", as: fn_SDL_SetMainReady.self)
    setHint = try symbol("SDL_SetHint", as: fn_SDL_SetHint.self)
    start = try symbol("SDL_Init", as: fn_SDL_Init.self)
    quit = try symbol("SDL_Quit", as: fn_SDL_Quit.self)
    getError = try symbol("SDL_GetError", as: fn_SDL_GetError.self)
    getCurrentVideoDriver = try symbol("SDL_GetCurrentVideoDriver", as: fn_SDL_GetCurrentVideoDriver.self)
    createWindow = try symbol("SDL_CreateWindow", as: fn_SDL_CreateWindow.self)
    destroyWindow = try symbol("SDL_DestroyWindow", as: fn_SDL_DestroyWindow.self)
    showWindow = try symbol("SDL_ShowWindow", as: fn_SDL_ShowWindow.self)
    hideWindow = try symbol("SDL_HideWindow", as: fn_SDL_ShowWindow.self)
    raiseWindow = try symbol("SDL_RaiseWindow", as: fn_SDL_RaiseWindow.self)
    setWindowTitle = try symbol("SDL_SetWindowTitle", as: fn_SDL_SetWindowTitle.self)
    setWindowSize = try symbol("SDL_SetWindowSize", as: fn_SDL_SetWindowSize.self)
    setWindowPosition = try symbol("SDL_SetWindowPosition", as: fn_SDL_SetWindowPosition.self)
    setWindowIcon = try symbol("SDL_SetWindowIcon", as: fn_SDL_SetWindowIcon.self)
    createSurface = try symbol("SDL_CreateRGBSurfaceWithFormatFrom", as: fn_SDL_CreateRGBSurfaceWithFormatFrom.self)
    freeSurface = try symbol("SDL_FreeSurface", as: fn_SDL_FreeSurface.self)
    getWindowDisplayIndex = try symbol("SDL_GetWindowDisplayIndex", as: fn_SDL_GetWindowDisplayIndex.self)
    getCurrentDisplayMode = try symbol("SDL_GetCurrentDisplayMode", as: fn_SDL_GetCurrentDisplayMode.self)
    getWindowPosition = try symbol("SDL_GetWindowPosition", as: fn_SDL_GetWindowPosition.self)
    getWindowSize = try symbol("SDL_GetWindowSize", as: fn_SDL_GetWindowSize.self)
    setWindowMinimumSize = try symbol("SDL_SetWindowMinimumSize", as: fn_SDL_SetWindowMinimumSize.self)
    setWindowMaximumSize = try symbol("SDL_SetWindowMaximumSize", as: fn_SDL_SetWindowMaximumSize.self)
    setWindowFullscreen = try symbol("SDL_SetWindowFullscreen", as: fn_SDL_SetWindowFullscreen.self)
    getWindowID = try symbol("SDL_GetWindowID", as: fn_SDL_GetWindowID.self)
    getWindowFlags = try symbol("SDL_GetWindowFlags", as: fn_SDL_GetWindowFlags.self)
    getWindowSurface = try symbol("SDL_GetWindowSurface", as: fn_SDL_GetWindowSurface.self)
    updateWindowSurfaceRects = try symbol("SDL_UpdateWindowSurfaceRects", as: fn_SDL_UpdateWindowSurfaceRects.self)
    getWindowWMInfo = try symbol("SDL_GetWindowWMInfo", as: fn_SDL_GetWindowWMInfo.self)
    createRenderer = try symbol("SDL_CreateRenderer", as: fn_SDL_CreateRenderer.self)
    destroyRenderer = try symbol("SDL_DestroyRenderer", as: fn_SDL_DestroyRenderer.self)
    createTexture = try symbol("SDL_CreateTexture", as: fn_SDL_CreateTexture.self)
    destroyTexture = try symbol("SDL_DestroyTexture", as: fn_SDL_DestroyTexture.self)
    updateTexture = try symbol("SDL_UpdateTexture", as: fn_SDL_UpdateTexture.self)
    renderCopy = try symbol("SDL_RenderCopy", as: fn_SDL_RenderCopy.self)
    renderPresent = try symbol("SDL_RenderPresent", as: fn_SDL_RenderPresent.self)
    getRendererOutputSize = try symbol("SDL_GetRendererOutputSize", as: fn_SDL_GetRendererOutputSize.self)
    pollEvent = try symbol("SDL_PollEvent", as: fn_SDL_PollEvent.self)
    pushEvent = try symbol("SDL_PushEvent", as: fn_SDL_PushEvent.self)
    startTextInput = try symbol("SDL_StartTextInput", as: fn_SDL_StartTextInput.self)
    stopTextInput = try symbol("SDL_StopTextInput", as: fn_SDL_StopTextInput.self)
    setTextInputRect = try symbol("SDL_SetTextInputRect", as: fn_SDL_SetTextInputRect.self)
    clearComposition = try symbol("SDL_ClearComposition", as: fn_SDL_ClearComposition.self)
    setClipboardText = try symbol("SDL_SetClipboardText", as: fn_SDL_SetClipboardText.self)
    getClipboardText = try symbol("SDL_GetClipboardText", as: fn_SDL_GetClipboardText.self)
    hasClipboardText = try symbol("SDL_HasClipboardText", as: fn_SDL_HasClipboardText.self)
    free = try symbol("SDL_free", as: fn_SDL_free.self)
    createSystemCursor = try symbol("SDL_CreateSystemCursor", as: fn_SDL_CreateSystemCursor.self)
    showCursor = try symbol("SDL_ShowCursor", as: fn_SDL_ShowCursor.self)
    setCursor = try symbol("SDL_SetCursor", as: fn_SDL_SetCursor.self)
    freeCursor = try symbol("SDL_FreeCursor", as: fn_SDL_FreeCursor.self)
    getModState = try symbol("SDL_GetModState", as: fn_SDL_GetModState.self)
    getTouchDeviceType = try symbol("SDL_GetTouchDeviceType", as: fn_SDL_GetTouchDeviceType.self)
    disableScreenSaver = try symbol("SDL_DisableScreenSaver", as: fn_SDL_DisableScreenSaver.self)
    enableScreenSaver = try symbol("SDL_EnableScreenSaver", as: fn_SDL_EnableScreenSaver.self)
    convertPixels = try symbol("SDL_ConvertPixels", as: fn_SDL_ConvertPixels.self)
  }

  var errorText: String { getError().map { String(cString: $0) } ?? "" }
}

internal import TrestleCSDL2
import Foundation

extension SDLDisplay {
  package var wantsSharedFrames: Bool { sharedWindow != nil }

  package var wantsFrames: Bool { pace != .waits }
  package var pace: FramePace { compositor?.pace ?? .clock }
  package func frameBegins() { compositor?.begin() }

  package func present(_ frame: FramePixels, _ change: FrameChange) {
    if let sharedWindow {
      if sharedWindow.present(frame, change) { return }
      sharedWindow.close()
      self.sharedWindow = nil
    }
    if renderer == nil {
      presentOnSurface(frame, damage: change.damage)
    } else {
      compositor?.ask()
      presentOnTexture(frame, damage: change.damage)
    }
  }

  private func presentOnSurface(_ frame: FramePixels, damage: [PixelArea]) {
    guard let surface = sdl.getWindowSurface(window), let target = surface.pointee.pixels else { return }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let rowBytes = Int(surface.pointee.pitch)
    let format = surface.pointee.format.pointee.format
    let isSameFormat = format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    damageRects.removeAll(keepingCapacity: true)
    for area in damage {
      let part = area.clipped(width: min(width, frame.width), height: min(height, frame.height))
      guard !part.isEmpty else { continue }
      if isSameFormat {
        frame.copy(part, to: target, rowBytes: rowBytes, width: width, height: height)
      } else {
        let source = frame.bytes.advanced(by: part.y * frame.rowBytes + part.x * 4)
        let bytesPerPixel = Int(surface.pointee.format.pointee.BytesPerPixel)
        _ = sdl.convertPixels(
          Int32(part.width), Int32(part.height), SDL_PIXELFORMAT_RGB888.rawValue, source, Int32(frame.rowBytes), format,
          target.advanced(by: part.y * rowBytes + part.x * bytesPerPixel), Int32(rowBytes))
      }
      damageRects.append(SDL_Rect(x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height)))
    }
    if !damageRects.isEmpty { _ = sdl.updateWindowSurfaceRects(window, damageRects, Int32(damageRects.count)) }
  }

  private func presentOnTexture(_ frame: FramePixels, damage: [PixelArea]) {
    guard let renderer else { return }
    if textureSize.width != frame.width || textureSize.height != frame.height {
      if let texture { sdl.destroyTexture(texture) }
      texture = sdl.createTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(frame.width), Int32(frame.height))
      textureSize = (frame.width, frame.height)
      if let texture { _ = sdl.updateTexture(texture, nil, frame.bytes, Int32(frame.rowBytes)) }
    } else if let texture {
      for area in damage {
        let part = area.clipped(width: frame.width, height: frame.height)
        guard !part.isEmpty else { continue }
        var rect = SDL_Rect(x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height))
        _ = sdl.updateTexture(texture, &rect, frame.bytes.advanced(by: part.y * frame.rowBytes + part.x * 4), Int32(frame.rowBytes))
      }
    }
    guard let texture else { return }
    _ = sdl.renderCopy(renderer, texture, nil, nil)
    sdl.renderPresent(renderer)
  }
}

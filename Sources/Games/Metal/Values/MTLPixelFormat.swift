public enum MTLPixelFormat: UInt, Sendable {
  case invalid, a8Unorm, r8Unorm = 10, r8Unorm_srgb, r8Snorm, r8Uint, r8Sint, r16Unorm = 20, r16Snorm = 22, r16Uint, r16Sint, r16Float
  case rg8Unorm = 30, rg8Unorm_srgb, rg8Snorm, rg8Uint, rg8Sint, b5g6r5Unorm = 40, a1bgr5Unorm, abgr4Unorm, bgr5A1Unorm, r32Uint = 53
  case r32Sint, r32Float, rg16Unorm = 60, rg16Snorm = 62, rg16Uint, rg16Sint, rg16Float, rgba8Unorm = 70, rgba8Unorm_srgb, rgba8Snorm
  case rgba8Uint, rgba8Sint, bgra8Unorm = 80, bgra8Unorm_srgb, rgb10a2Unorm = 90, rgb10a2Uint, rg11b10Float, rgb9e5Float, bgr10a2Unorm
  case rg32Uint = 103, rg32Sint, rg32Float, rgba16Unorm = 110, rgba16Snorm = 112, rgba16Uint, rgba16Sint, rgba16Float, rgba32Uint = 123
  case rgba32Sint, rgba32Float, bc1_rgba = 130, bc1_rgba_srgb, bc2_rgba, bc2_rgba_srgb, bc3_rgba, bc3_rgba_srgb, bc4_rUnorm = 140
  case bc4_rSnorm, bc5_rgUnorm, bc5_rgSnorm, bc6H_rgbFloat = 150, bc6H_rgbuFloat, bc7_rgbaUnorm, bc7_rgbaUnorm_srgb, pvrtc_rgb_2bpp = 160
  case pvrtc_rgb_2bpp_srgb, pvrtc_rgb_4bpp, pvrtc_rgb_4bpp_srgb, pvrtc_rgba_2bpp, pvrtc_rgba_2bpp_srgb, pvrtc_rgba_4bpp
  case pvrtc_rgba_4bpp_srgb, eac_r11Unorm = 170, eac_r11Snorm = 172, eac_rg11Unorm = 174, eac_rg11Snorm = 176, eac_rgba8 = 178
  case eac_rgba8_srgb, etc2_rgb8, etc2_rgb8_srgb, etc2_rgb8a1, etc2_rgb8a1_srgb, astc_4x4_srgb = 186, astc_5x4_srgb, astc_5x5_srgb
  case astc_6x5_srgb, astc_6x6_srgb, astc_8x5_srgb = 192, astc_8x6_srgb, astc_8x8_srgb, astc_10x5_srgb, astc_10x6_srgb, astc_10x8_srgb
  case astc_10x10_srgb, astc_12x10_srgb, astc_12x12_srgb, astc_4x4_ldr = 204, astc_5x4_ldr, astc_5x5_ldr, astc_6x5_ldr, astc_6x6_ldr
  case astc_8x5_ldr = 210, astc_8x6_ldr, astc_8x8_ldr, astc_10x5_ldr, astc_10x6_ldr, astc_10x8_ldr, astc_10x10_ldr, astc_12x10_ldr
  case astc_12x12_ldr, gbgr422 = 240, bgrg422, depth16Unorm = 250, depth32Float = 252, stencil8, depth24Unorm_stencil8 = 255
  case depth32Float_stencil8 = 260, x32_stencil8, x24_stencil8, bgra10_xr = 552, bgra10_xr_srgb, bgr10_xr, bgr10_xr_srgb
}

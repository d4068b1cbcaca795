import CoreGraphics
import Testing

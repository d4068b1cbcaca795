@_exported import UIKitObjects

@_exported import UIKitServices

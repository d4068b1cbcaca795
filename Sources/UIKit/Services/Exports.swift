@_exported import UIKitSearch

@_exported import TrestleCombineCore

#sourceLocation(file: "Model.swift", line: 1)
import Foundation; import Observation

@Observable final class Model {
    var count = 0
}

#sourceLocation(file: "Input.swift", line: 1)
import Foundation

           
public class Trip: NSManagedObject {}

extension Trip {
               public var name: String? { get { managedValue(forKey: "name") } set { setValue(newValue, forKey: "name") } }
               var `default`: Bool { get { managedValue(forKey: "default") } set { setValue(newValue, forKey: "default") } }
               public var stops: NSSet? { get { managedValue(forKey: "stops") } set { setValue(newValue, forKey: "stops") } }

               public func addToStops(_ value: Stop) { changeManaged("stops", adding: value) }
               public func removeFromStops(_ values: NSSet) { changeManaged("stops", removing: values) }
}

class Stop: NSManagedObject {
    required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

func deletion(_ request: NSFetchRequest<Stop>) -> NSBatchDeleteRequest {
    NSBatchDeleteRequest(fetchRequest: request.retyped(to: (any NSFetchRequestResult).self))
}

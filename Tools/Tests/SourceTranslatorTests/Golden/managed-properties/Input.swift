import Foundation

@objc(Trip)
public class Trip: NSManagedObject {}

extension Trip {
    @NSManaged public var name: String?
    @NSManaged var `default`: Bool
    @NSManaged public var stops: NSSet?

    @NSManaged public func addToStops(_ value: Stop)
    @NSManaged public func removeFromStops(_ values: NSSet)
}

class Stop: NSManagedObject {
    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

func deletion(_ request: NSFetchRequest<Stop>) -> NSBatchDeleteRequest {
    NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)
}

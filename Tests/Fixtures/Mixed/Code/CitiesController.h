#import <UIKit/UIKit.h>

@interface CitiesController : UITableViewController
@property (nonatomic, copy) void (^selection)(NSString *name);
@end

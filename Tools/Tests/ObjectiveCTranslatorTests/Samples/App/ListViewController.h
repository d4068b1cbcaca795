#import <UIKit/UIKit.h>
@class ListViewController, Item;
@protocol ListViewControllerDelegate <NSObject>
- (void)listViewController:(ListViewController *)controller didSelectItem:(Item *)item;
@optional
- (void)listViewControllerDidCancel:(ListViewController *)controller;
@end
@interface ListViewController : UIViewController <UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate>
@property (weak, nonatomic) IBOutlet UITableView *tableView;
@property (strong, nonatomic) IBOutletCollection(UIButton) NSArray *buttons;
@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, weak) id<ListViewControllerDelegate> delegate;
- (instancetype)initWithItems:(NSArray *)items;
- (IBAction)addItem:(id)sender;
- (void)reloadWithCompletion:(void (^)(NSArray *items, NSError *error))completion;
@end

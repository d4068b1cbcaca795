#import <UIKit/UIKit.h>
@class MenuView;
@protocol MenuViewDataSource <NSObject>
@required
- (NSInteger)numberOfItemsInMenuView:(MenuView *)menuView;
- (NSString *)menuView:(MenuView *)menuView titleForItemAtIndex:(NSInteger)index;
@end
@protocol MenuViewDelegate <NSObject>
@optional
- (void)menuView:(MenuView *)menuView didSelectItemAtIndex:(NSInteger)index;
@end
@interface MenuView : UIView <UIScrollViewDelegate, UIGestureRecognizerDelegate>
@property (nonatomic, weak) IBOutlet id<MenuViewDataSource> dataSource;
@property (nonatomic, weak) IBOutlet id<MenuViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger selectedIndex;
- (void)reloadData;
- (void)selectIndex:(NSInteger)index animated:(BOOL)animated;
@end

#import <UIKit/UIKit.h>
@protocol TileLayoutDelegate <UICollectionViewDelegate>
@optional
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout heightForItemAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface TileLayout : UICollectionViewLayout
@property (nonatomic) NSInteger columns;
@property (nonatomic) CGFloat spacing;
@end

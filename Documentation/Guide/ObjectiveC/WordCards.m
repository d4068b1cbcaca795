#import <UIKit/UIKit.h>

@interface WordCardsController : UICollectionViewController <UICollectionViewDelegateFlowLayout>
@property (nonatomic, strong) NSArray<NSArray<NSString *> *> *chapters;
@end

@implementation WordCardsController

- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView {
  return self.chapters.count;
}

- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
  return [self.chapters[section] count];
}

- (CGSize)collectionView:(UICollectionView *)collectionView
                  layout:(UICollectionViewLayout *)layout
  sizeForItemAtIndexPath:(NSIndexPath *)indexPath {
  return indexPath.section == 0 ? CGSizeMake(150, 45) : CGSizeMake(70, 45);
}

- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)layout
    referenceSizeForHeaderInSection:(NSInteger)section {
  return section == 0 ? CGSizeZero : CGSizeMake(0, 40);
}

@end

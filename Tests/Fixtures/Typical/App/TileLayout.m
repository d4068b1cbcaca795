#import "TileLayout.h"

@interface TileLayout ()
@property (nonatomic, strong) NSMutableArray<UICollectionViewLayoutAttributes *> *cache;
@property (nonatomic) CGFloat contentHeight;
@end

@implementation TileLayout

- (instancetype)init {
    self = [super init];
    if (self) {
        _columns = 2;
        _spacing = 8;
        _cache = [NSMutableArray array];
    }
    return self;
}

- (void)prepareLayout {
    [super prepareLayout];
    [self.cache removeAllObjects];
    CGFloat width = (self.collectionView.bounds.size.width - (self.columns + 1) * self.spacing) / self.columns;
    CGFloat heights[8] = {0};
    NSInteger count = [self.collectionView numberOfItemsInSection:0];
    id<TileLayoutDelegate> delegate = (id<TileLayoutDelegate>)self.collectionView.delegate;
    for (NSInteger item = 0; item < count; item++) {
        NSIndexPath *indexPath = [NSIndexPath indexPathForItem:item inSection:0];
        NSInteger column = 0;
        for (NSInteger i = 1; i < self.columns; i++) {
            if (heights[i] < heights[column]) column = i;
        }
        CGFloat height = 60;
        if ([delegate respondsToSelector:@selector(collectionView:layout:heightForItemAtIndexPath:)]) {
            height = [delegate collectionView:self.collectionView layout:self heightForItemAtIndexPath:indexPath];
        }
        UICollectionViewLayoutAttributes *attributes = [UICollectionViewLayoutAttributes layoutAttributesForCellWithIndexPath:indexPath];
        attributes.frame = CGRectMake(self.spacing + column * (width + self.spacing), heights[column] + self.spacing, width, height);
        heights[column] = CGRectGetMaxY(attributes.frame);
        [self.cache addObject:attributes];
    }
    CGFloat tallest = 0;
    for (int i = 0; i < self.columns; i++) tallest = MAX(tallest, heights[i]);
    self.contentHeight = tallest + self.spacing;
}

- (CGSize)collectionViewContentSize {
    return CGSizeMake(self.collectionView.bounds.size.width, self.contentHeight);
}

- (NSArray<UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect {
    NSMutableArray *result = [NSMutableArray array];
    for (UICollectionViewLayoutAttributes *attributes in self.cache) {
        if (CGRectIntersectsRect(attributes.frame, rect)) [result addObject:attributes];
    }
    return result;
}

- (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath {
    return self.cache[indexPath.item];
}

- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds {
    return !CGSizeEqualToSize(newBounds.size, self.collectionView.bounds.size);
}

@end

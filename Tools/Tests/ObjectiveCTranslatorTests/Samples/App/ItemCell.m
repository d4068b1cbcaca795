#import "ItemCell.h"
#import "Item.h"
@implementation ItemCell
+ (NSString *)reuseIdentifier { return NSStringFromClass(self); }
+ (CGFloat)heightForItem:(Item *)item width:(CGFloat)width {
    NSDictionary *attributes = @{NSFontAttributeName: [UIFont systemFontOfSize:14], NSForegroundColorAttributeName: [UIColor blackColor]};
    CGRect rect = [item.title boundingRectWithSize:CGSizeMake(width - 20, CGFLOAT_MAX) options:NSStringDrawingUsesLineFragmentOrigin attributes:attributes context:nil];
    return ceil(rect.size.height) + 20;
}
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        self.selectionStyle = UITableViewCellSelectionStyleNone;
        self.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
        UILabel *label = [UILabel new];
        label.translatesAutoresizingMaskIntoConstraints = NO;
        [self.contentView addSubview:label];
        [NSLayoutConstraint activateConstraints:@[
            [label.leadingAnchor constraintEqualToAnchor:self.contentView.leadingAnchor constant:10],
            [label.topAnchor constraintEqualToAnchor:self.contentView.topAnchor]
        ]];
        [self.contentView addConstraint:[NSLayoutConstraint constraintWithItem:label attribute:NSLayoutAttributeTrailing relatedBy:NSLayoutRelationEqual toItem:self.contentView attribute:NSLayoutAttributeTrailing multiplier:1 constant:-10]];
        self.titleLabel = label;
    }
    return self;
}
- (void)prepareForReuse {
    [super prepareForReuse];
    self.titleLabel.text = nil;
    self.iconView.image = nil;
}
- (void)setSelected:(BOOL)selected animated:(BOOL)animated {
    [super setSelected:selected animated:animated];
    self.contentView.backgroundColor = selected ? [UIColor lightGrayColor] : nil;
}
- (void)configureWithItem:(Item *)item {
    self.item = item;
    self.titleLabel.text = [item.title uppercaseString];
    self.detailTextLabel.text = [NSString stringWithFormat:@"%ld items, %.2f", (long)item.count, item.price.doubleValue];
    self.iconView.image = [UIImage imageNamed:item.imageName];
    self.iconView.contentMode = UIViewContentModeScaleAspectFit;
    self.iconView.hidden = item.imageName.length == 0;
}
@end

#import <UIKit/UIKit.h>

@interface FruitController : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *fruits;
@end

@implementation FruitController

// Listing 5-1
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"fruit"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"fruit"];
    cell.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
  }
  cell.textLabel.text = self.fruits[indexPath.row];
  cell.detailTextLabel.text = @"Detail";
  cell.imageView.image = [UIImage systemImageNamed:@"star.fill"];
  return cell;
}

// Listing 5-2
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath {
  cell.backgroundColor = indexPath.row % 2 == 0 ? [UIColor whiteColor] : [UIColor lightGrayColor];
}

// Listing 5-3
- (UITableViewCell *)photoCellOfTable:(UITableView *)table {
  UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@"photo"];
  if (cell == nil) {
    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"photo"];
    UILabel *name = [[UILabel alloc] initWithFrame:CGRectMake(16, 8, 200, 20)];
    name.tag = 1;
    name.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    [cell.contentView addSubview:name];
    UIImageView *photo = [[UIImageView alloc] initWithFrame:CGRectMake(240, 4, 52, 36)];
    photo.tag = 2;
    photo.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin;
    [cell.contentView addSubview:photo];
  }
  UILabel *name = (UILabel *)[cell.contentView viewWithTag:1];
  name.text = @"By subviews";
  return cell;
}

@end

@interface PlanetList : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *planets;
// Listing 5-4
@property (nonatomic, weak) IBOutlet UITableViewCell *planetCell;
@end

@implementation PlanetList

// Listing 5-5
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"planet"];
  if (cell == nil) {
    [[NSBundle mainBundle] loadNibNamed:@"PlanetCell" owner:self options:nil];
    cell = self.planetCell;
    self.planetCell = nil;
  }
  UILabel *name = (UILabel *)[cell viewWithTag:1];
  name.text = self.planets[indexPath.row];
  return cell;
}

@end

@interface CameraController : UITableViewController
// Listing 5-6
@property (nonatomic, strong) IBOutlet UITableViewCell *cell0;
@property (nonatomic, strong) IBOutlet UITableViewCell *cell1;
@property (nonatomic, strong) IBOutlet UILabel *timeLabel;
- (IBAction)timeChanged:(UISlider *)slider;
@end

@implementation CameraController

- (IBAction)timeChanged:(UISlider *)slider {
  self.timeLabel.text = [NSString stringWithFormat:@"%d s", (int)slider.value];
}

// Listing 5-7
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  return indexPath.row == 0 ? self.cell0 : self.cell1;
}

// Listing 5-8
- (void)nameValue {
  UILabel *name = (UILabel *)[self.cell1 viewWithTag:1];
  name.text = @"Pictures Taken";
}

@end

@class ZoneView;

// Listing 5-9
@interface ZoneCell : UITableViewCell
@property (nonatomic, strong) ZoneView *zoneView;
- (void)setZone:(NSTimeZone *)zone;
- (void)redisplay;
@end

// Listing 5-11
@interface ZoneView : UIView
@property (nonatomic, strong) NSTimeZone *zone;
@property (nonatomic, strong) NSDateFormatter *formatter;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEditing) BOOL editing;
@end

@implementation ZoneView

// Listing 5-12
- (void)showZone:(NSTimeZone *)zone {
  if (self.zone != zone) {
    self.zone = zone;
    self.formatter.timeZone = zone;
  }
  [self setNeedsDisplay];
}

// Listing 5-13
- (void)drawRect:(CGRect)rect {
  if (self.editing) {
    return;
  }
  UIColor *color = self.highlighted ? [UIColor whiteColor] : [UIColor blackColor];
  NSDictionary *large = @{NSFontAttributeName : [UIFont systemFontOfSize:17], NSForegroundColorAttributeName : color};
  NSDictionary *small = @{NSFontAttributeName : [UIFont systemFontOfSize:13], NSForegroundColorAttributeName : color};
  [self.zone.name drawAtPoint:CGPointMake(16, 8) withAttributes:large];
  [self.zone.abbreviation drawAtPoint:CGPointMake(16, 32) withAttributes:small];
}

@end

@implementation ZoneCell

// Listing 5-10
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
  self = [super initWithStyle:style reuseIdentifier:identifier];
  if (self) {
    self.zoneView = [[ZoneView alloc] initWithFrame:self.contentView.bounds];
    self.zoneView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [self.contentView addSubview:self.zoneView];
  }
  return self;
}

- (void)setZone:(NSTimeZone *)zone {
  [self.zoneView showZone:zone];
}

- (void)redisplay {
  [self.zoneView setNeedsDisplay];
}

@end

@interface ZoneList : UITableViewController
@property (nonatomic, strong) NSArray<NSTimeZone *> *zones;
@end

@implementation ZoneList

// Listing 5-14
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  ZoneCell *cell = (ZoneCell *)[tableView dequeueReusableCellWithIdentifier:@"zone"];
  if (cell == nil) {
    cell = [[ZoneCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"zone"];
  }
  [cell setZone:self.zones[indexPath.row]];
  return cell;
}

@end

extension Sample {
  static let table = Sample(
    name: "A controller with a table",
    header: #"""
      //
      //  NotesViewController.h
      //

      #import <UIKit/UIKit.h>

      NS_ASSUME_NONNULL_BEGIN

      @class Note, NotesViewController;

      @protocol NotesViewControllerDelegate <NSObject>
      @optional
      - (void)notesViewController:(NotesViewController *)controller didSelectNote:(Note *)note;
      - (BOOL)notesViewController:(NotesViewController *)controller shouldDeleteNote:(Note *)note;
      @required
      - (nullable NSString *)titleForNotesViewController:(NotesViewController *)controller;
      @end

      typedef NS_ENUM(NSInteger, NotesSortOrder) {
          NotesSortOrderDate = 0,
          NotesSortOrderTitle,
          NotesSortOrderCustom __attribute__((deprecated("use title"))),
      };

      extern NSString * const NotesDidChangeNotification;

      @interface NotesViewController : UIViewController <UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate>

      @property (nonatomic, weak, nullable) id<NotesViewControllerDelegate> delegate;
      @property (nonatomic, strong) IBOutlet UITableView *tableView;
      @property (nonatomic, copy, readonly) NSArray<Note *> *notes;
      @property (nonatomic, assign, getter=isLoading) BOOL loading;
      @property (nonatomic) NotesSortOrder sortOrder;

      - (instancetype)initWithNotes:(NSArray<Note *> *)notes NS_DESIGNATED_INITIALIZER;
      - (instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
      - (void)reloadWithCompletion:(void (^ _Nullable)(NSArray<Note *> * _Nullable notes, NSError * _Nullable error))completion;

      @end

      NS_ASSUME_NONNULL_END
      """#,
    source: #"""
      #import "NotesViewController.h"
      #import "Model/Note.h"
      #import "UIColor+Hex.h"

      NSString * const NotesDidChangeNotification = @"NotesDidChangeNotification";

      static NSString * const kCellIdentifier = @"NoteCell";
      static CGFloat const kRowHeight = 64.0f;
      #define kSectionCount 2
      #define kHeaderHeight (kRowHeight / 2)

      @interface NotesViewController () <UIScrollViewDelegate> {
          NSMutableArray *_filtered;
          BOOL _isSearching;
          NSIndexPath *_selectedPath;
      }
      @property (nonatomic, strong) NSMutableArray<Note *> *mutableNotes;
      @property (nonatomic, strong) UISearchBar *searchBar;
      @property (weak, nonatomic) IBOutlet UILabel *emptyLabel;
      @end

      @implementation NotesViewController

      @synthesize loading = _loading;

      #pragma mark - Lifecycle

      - (instancetype)initWithNotes:(NSArray<Note *> *)notes
      {
          self = [super initWithNibName:nil bundle:nil];
          if (self) {
              _mutableNotes = [notes mutableCopy] ?: [NSMutableArray array];
              _filtered = [[NSMutableArray alloc] initWithCapacity:[notes count]];
          }
          return self;
      }

      - (void)dealloc {
          [[NSNotificationCenter defaultCenter] removeObserver:self];
      }

      - (void)viewDidLoad {
          [super viewDidLoad];
          self.title = NSLocalizedString(@"Notes", @"Title of the list");
          self.view.backgroundColor = [UIColor whiteColor];
          if ([self respondsToSelector:@selector(setEdgesForExtendedLayout:)]) {
              self.edgesForExtendedLayout = UIRectEdgeNone;
          }
          self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
          self.tableView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
          self.tableView.dataSource = self;
          self.tableView.delegate = self;
          [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:kCellIdentifier];
          [self.view addSubview:self.tableView];

          UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(addTapped:)];
          self.navigationItem.rightBarButtonItems = @[add, self.editButtonItem];

          __weak typeof(self) weakSelf = self;
          [[NSNotificationCenter defaultCenter] addObserverForName:NotesDidChangeNotification object:nil queue:[NSOperationQueue mainQueue] usingBlock:^(NSNotification * _Nonnull note) {
              __strong typeof(weakSelf) strongSelf = weakSelf;
              if (!strongSelf) return;
              [strongSelf.tableView reloadData];
              NSLog(@"%s: %lu notes", __PRETTY_FUNCTION__, (unsigned long)strongSelf.notes.count);
          }];
      }

      - (void)viewWillAppear:(BOOL)animated
      {
          [super viewWillAppear:animated];
          NSIndexPath *path = self.tableView.indexPathForSelectedRow;
          if (path != nil)
              [self.tableView deselectRowAtIndexPath:path animated:animated];
          else
              self.emptyLabel.hidden = self.mutableNotes.count > 0 ? YES : NO;
      }

      #pragma mark - UITableViewDataSource

      - (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return kSectionCount; }

      - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
      {
          switch (section) {
              case 0:
                  return _isSearching ? [_filtered count] : self.mutableNotes.count;
              case 1: {
                  return 1;
              }
              default:
                  break;
          }
          return 0;
      }

      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
      {
          UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:kCellIdentifier];
          if (cell == nil) {
              cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:kCellIdentifier];
          }
          Note *note = (Note *)[self.mutableNotes objectAtIndex:indexPath.row];
          cell.textLabel.text = note.title;
          cell.detailTextLabel.text = [NSString stringWithFormat:@"%@ (%d)", note.date, (int)note.count];
          cell.accessoryType = note.isDone ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
          NSDictionary *attributes = @{ NSFontAttributeName : [UIFont systemFontOfSize:14.0],
                                        NSForegroundColorAttributeName: [UIColor colorWithRed:0.2f green:0.3f blue:0.4f alpha:1] };
          cell.textLabel.attributedText = [[NSAttributedString alloc] initWithString:note.title attributes:attributes];
          return cell;
      }

      - (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
          return indexPath.section == 0 ? kRowHeight : kHeaderHeight;
      }

      - (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath
      {
          if (editingStyle == UITableViewCellEditingStyleDelete) {
              Note *note = self.mutableNotes[indexPath.row];
              if ([self.delegate respondsToSelector:@selector(notesViewController:shouldDeleteNote:)] &&
                  ![self.delegate notesViewController:self shouldDeleteNote:note]) {
                  return;
              }
              [self.mutableNotes removeObjectAtIndex:indexPath.row];
              [tableView deleteRowsAtIndexPaths:@[indexPath] withRowAnimation:UITableViewRowAnimationFade];
          } else if (editingStyle == UITableViewCellEditingStyleInsert) {
              // nothing
          }
      }

      #pragma mark - Actions

      - (IBAction)addTapped:(id)sender {
          UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"New note" message:nil preferredStyle:UIAlertControllerStyleAlert];
          [alert addTextFieldWithConfigurationHandler:^(UITextField *textField) {
              textField.placeholder = @"Title";
          }];
          [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) {
              NSString *title = [alert.textFields.firstObject text];
              for (NSUInteger i = 0, n = self.mutableNotes.count; i < n; i++) {
                  if ([[self.mutableNotes[i] title] isEqualToString:title]) { continue; }
              }
          }]];
          [self presentViewController:alert animated:YES completion:nil];
      }

      - (void)reloadWithCompletion:(void (^)(NSArray<Note *> *notes, NSError *error))completion {
          dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
              NSArray *sorted = [self.mutableNotes sortedArrayUsingComparator:^NSComparisonResult(Note *a, Note *b) {
                  return [a.title compare:b.title options:NSCaseInsensitiveSearch];
              }];
              dispatch_async(dispatch_get_main_queue(), ^{
                  if (completion) completion(sorted, nil);
              });
          });
      }

      - (NSArray<Note *> *)notes { return [self.mutableNotes copy]; }

      @end
      """#)
}

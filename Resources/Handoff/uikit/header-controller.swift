final class NAME__Controller: UITableViewController {
  /// Set the numbers, the picture and the title on the header.  //: if header
  /// Set the numbers and the title on the header.  //: else
  let header = NAME__Header()
  var onRefresh: () async -> Void = {}  //: if refresh
  //: use list

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never  // the header is under the status bar
    // A navigation bar over the header is clear, without iOS 26's blur at its edge.
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (clear, clear)
    if #available(iOS 26, *) { tableView.topEdgeEffect.isHidden = true }
    //: use list-load
    //: use table-physics
    //: if refresh
    // The control decides how far to pull. Tuned: REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for
    // REFRESH_DURATION__ s.
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in
        Task {
          await self?.onRefresh()
          self?.refreshControl?.endRefreshing()
        }
      }, for: .valueChanged)
    refreshControl = control
    //: end
  }

  /// Also called for every scroll: the table is the controller's view.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.width / header.style.aspect  //: if header
    let height = header.style.height  //: else
    if tableView.tableHeaderView == nil || header.frame.height != height {  // after rotation, too
      header.frame.size.height = height
      tableView.tableHeaderView = header
    }
    tableView.bringSubviewToFront(header)  // the header takes taps before the rows
    tableView.contentInset.bottom = view.safeAreaInsets.bottom
    //: if isBelowSafeArea
    // What reaches the table of the window's inset. A navigation bar is not in it, and covers the header's own bar.
    if let window = view.window {
      let start = view.convert(view.bounds, to: window).minY
      header.safeTop = max(0, window.safeAreaInsets.top - start)
    }
    //: end
    header.place(scrolled: tableView.contentOffset.y)
    moveBars()  //: if hidesBars
  }
  //: use bars-scroll  //: if hidesBars
  //: use table-snap
}
//: if hasTextRows

//: use text-cell
//: end
//: if focusPoints

//: use focus
//: end

bar.frame = CGRect(x: 0, y: 0, width: width, height: visible)
bar.alpha = shown
for label in [onPicture, onBar] {
  label.bounds.size = CGSize(width: width - TITLE_MARGINS__, height: TITLE_LINE__)
  //: if barIsSmall
  label.center = CGPoint(x: TITLE_START__, y: visible - BAR_TITLE_DROP__)
  label.transform = CGAffineTransform(scaleX: TITLE_ZOOM__, y: TITLE_ZOOM__)
  //: else
  //: if titleShift
  label.center = CGPoint(x: TITLE_START__ + TITLE_SHIFT__ * (1 - zoom), y: visible - drop)
  //: else
  label.center = CGPoint(x: TITLE_START__, y: visible - drop)
  //: end
  label.transform = CGAffineTransform(scaleX: zoom, y: zoom)
  //: end
}
onPicture.alpha = 1 - shown
onBar.alpha = shown

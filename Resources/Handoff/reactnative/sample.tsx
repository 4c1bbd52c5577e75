//: if focusPoints
//: use focus

//: end
//: if pageFile
//: else if not recipe
//: use sample-items

//: else if inHeader
//: use sample-items

//: end
/** The scene as it was tuned. */
export function NAME__Sample() {
  //: if refresh
  const [refreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    setTimeout(() => setRefreshing(false), REFRESH_MILLISECONDS__)
  }
  //: end
  return (
    //: use sample-list  //: if header
    //: use sample-rows  //: else if rows
    //: use sample-stack  //: else if stack
    //: use sample-cards  //: else if cards
    //: use sample-list  //: else if inHeader
    <NAME__ />  //: else
  )
}

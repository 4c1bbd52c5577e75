/** The text below a cover. */
export function NAME__ItemCaption({ item }: { item: NAME__Item }) {
  return (
    <>
      {/*: if isDark */}
      <Text style={{ fontSize: SIZE22__, fontWeight: '700', color: '#fff' }}>{item.title}</Text>
      {/*: if samplesHaveSubtitle */}
      {item.subtitle !== undefined && (
        <Text style={{ fontSize: SIZE17__, color: '#a6a6ad', textAlign: 'center' }}>{item.subtitle}</Text>
      )}
      {/*: end */}
      {/*: if samplesHaveValue */}
      <Text style={{ fontSize: SIZE14__, fontWeight: '400', color: '#a6a6ad' }}>{item.value}</Text>
      {/*: end */}
      {/*: else */}
      <Text style={{ fontSize: SIZE22__, fontWeight: '700', color: '#1c1c1e' }}>{item.title}</Text>
      {/*: if samplesHaveSubtitle */}
      {item.subtitle !== undefined && (
        <Text style={{ fontSize: SIZE17__, color: '#66666b', textAlign: 'center' }}>{item.subtitle}</Text>
      )}
      {/*: end */}
      {/*: if samplesHaveValue */}
      <Text style={{ fontSize: SIZE14__, fontWeight: '400', color: '#66666b' }}>{item.value}</Text>
      {/*: end */}
      {/*: end */}
    </>
  )
}

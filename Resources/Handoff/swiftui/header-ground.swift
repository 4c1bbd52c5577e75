//: if header
Rectangle().fill(.background)
  .visualEffect { content, proxy in content.opacity(layout(-proxy.top).barOpacity) }
//: else
Rectangle().fill(.background).visualEffect { [style] content, proxy in
  content.opacity(style.bar(scrolled: -proxy.top).barOpacity)
}
//: end

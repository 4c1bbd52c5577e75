/// Heapsort in place. Unlike the library's sort it allocates nothing, as the meter sorts while frames run.
func sortUpwards(_ numbers: inout [Double]) {
  numbers.withUnsafeMutableBufferPointer { heap in
    for root in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(heap, from: root, count: heap.count) }
    for last in stride(from: heap.count - 1, to: 0, by: -1) {
      heap.swapAt(0, last)
      siftDown(heap, from: 0, count: last)
    }
  }
}

private func siftDown(_ heap: UnsafeMutableBufferPointer<Double>, from first: Int, count: Int) {
  var root = first
  while true {
    var child = 2 * root + 1
    guard child < count else { return }
    if child + 1 < count && heap[child + 1] > heap[child] { child += 1 }
    guard heap[child] > heap[root] else { return }
    heap.swapAt(root, child)
    root = child
  }
}

/// How the items of a lazy container stand in lines: one each in a stack, several in a grid.
///
/// ```
/// items  h 0 1 2 3 4 f        a section of a grid with three columns
/// lines  h | 0 1 2 | 3 4 | f
/// ```
/// Headers and footers have a line to themselves; what follows them starts another.
struct LazyLines {
    private struct Block {
        var items: Range<Int>
        var firstLine: Int
        var perLine: Int
        var lineCount: Int { (items.count + perLine - 1) / perLine }
    }

    let itemCount: Int
    let perLine: Int
    private(set) var count: Int
    /// Empty where every item has a line of its own.
    private var blocks: [Block] = []

    /// Gives every item a line.
    init(itemCount: Int = 0) {
        self.itemCount = itemCount
        perLine = 1
        count = itemCount
    }

    /// Puts several rows in a line, within their sections.
    init(itemCount: Int, sections: [SectionRange], perLine: Int) {
        self.itemCount = itemCount
        self.perLine = max(perLine, 1)
        count = itemCount
        guard perLine > 1 else { return }
        count = 0
        for section in sections {
            if let header = section.header { append(header..<(header + 1), perLine: 1) }
            append(section.rows, perLine: perLine)
            if let footer = section.footer { append(footer..<(footer + 1), perLine: 1) }
        }
    }

    private mutating func append(_ items: Range<Int>, perLine: Int) {
        guard !items.isEmpty else { return }
        let block = Block(items: items, firstLine: count, perLine: perLine)
        blocks.append(block)
        count += block.lineCount
    }

    /// The line an item stands in.
    func line(of item: Int) -> Int {
        guard !blocks.isEmpty else { return item }
        let block = blocks[partition { $0.items.upperBound > item }]
        return block.firstLine + (item - block.items.lowerBound) / block.perLine
    }

    /// The items of a line.
    func items(in line: Int) -> Range<Int> {
        guard !blocks.isEmpty else { return line..<(line + 1) }
        let block = blocks[partition { $0.firstLine + $0.lineCount > line }]
        let first = block.items.lowerBound + (line - block.firstLine) * block.perLine
        return first..<min(first + block.perLine, block.items.upperBound)
    }

    /// The first block for which a condition holds that holds for all after it.
    private func partition(_ condition: (Block) -> Bool) -> Int {
        blocks.partitionPoint(condition)
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element fulfils a condition that all after it fulfil; the last
    /// index where none does.
    func partitionPoint(_ condition: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return Swift.min(low, endIndex - 1)
    }
}

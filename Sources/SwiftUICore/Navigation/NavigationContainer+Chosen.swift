extension NavigationContainer {
    /// The page beside the first column, which a link there brought.
    var chosenPage: NavigationPage? { isWide && pages.count > 1 ? pages[1] : nil }

    /// Whether the page beside the first column is one that a link in it leads to.
    func isChosen(_ value: AnyHashable, by node: ViewNode) -> Bool {
        guard case .value(value)? = chosenPage?.origin else { return false }
        return node.environment.navigationPage === pages[0]
    }

    /// Whether the page beside the first column is one whose destination a link in it holds.
    func isChosen(owner node: ViewNode) -> Bool {
        guard case .owner(let owner, _)? = chosenPage?.origin else { return false }
        return owner.node === node && node.environment.navigationPage === pages[0]
    }
}

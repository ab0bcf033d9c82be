import HeadlessBackend
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Pages and dots of UIKit inside SwiftUI.
@MainActor
struct PageViewControllerTests {
    private struct Pages: UIViewControllerRepresentable {
        @Binding var current: Int

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIPageViewController {
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = context.coordinator
            controller.delegate = context.coordinator
            return controller
        }

        func updateUIViewController(_ controller: UIPageViewController, context: Context) {
            context.coordinator.parent = self
            controller.setViewControllers(
                [context.coordinator.controllers[current]], direction: .forward, animated: false)
        }

        @MainActor
        final class Coordinator: NSObject, UIPageViewControllerDataSource,
            UIPageViewControllerDelegate
        {
            var parent: Pages
            let controllers = (0..<3).map { UIHostingController(rootView: Text("page \($0)")) }

            init(_ parent: Pages) { self.parent = parent }

            private func index(of controller: UIViewController) -> Int {
                controllers.firstIndex { $0 === controller } ?? 0
            }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
                let index = index(of: viewController)
                return index > 0 ? controllers[index - 1] : nil
            }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
                let index = index(of: viewController)
                return index < 2 ? controllers[index + 1] : nil
            }

            func pageViewController(
                _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) {
                guard completed, let shown = pageViewController.viewControllers?.first else {
                    return
                }
                parent.current = index(of: shown)
            }
        }
    }

    private struct Dots: UIViewRepresentable {
        @Binding var current: Int
        func makeUIView(context: Context) -> UIPageControl {
            let control = UIPageControl()
            control.numberOfPages = 3
            control.addAction(
                UIAction { action in
                    if let control = action.sender as? UIPageControl {
                        current = control.currentPage
                    }
                }, for: .valueChanged)
            return control
        }
        func updateUIView(_ view: UIPageControl, context: Context) { view.currentPage = current }
    }

    private struct Screen: View {
        @State private var current = 0
        var body: some View {
            VStack {
                Pages(current: $current).frame(height: 300)
                Dots(current: $current)
                Button("last") { current = 2 }
                Text("current \(current)")
            }
        }
    }

    @Test func `pages are turned by a person and by the app, and the delegate hears of it`() {
        let window = HeadlessWindow { Screen() }
        #expect(window.texts.contains("page 0"))
        window.turnPage(by: 1)
        window.settleMotions()
        #expect(window.texts.contains("page 1") && window.texts.contains("current 1"))
        window.turnPage(by: 1)
        window.settleMotions()
        #expect(window.texts.contains("current 2"))
        #expect(!window.turnPage(by: 1))
        window.turnPage(by: -1)
        window.settleMotions()
        #expect(window.texts.contains("page 1"))
        window.tap("last")
        window.settleMotions()
        #expect(window.texts.contains("page 2") && !window.texts.contains("page 1"))
    }

    @Test func `dots tell the page and turn by one`() {
        let window = HeadlessWindow { Screen() }
        #expect(window.adjust("Page", .increment))
        #expect(window.texts.contains("current 1"))
        #expect(window.adjust("Page", .decrement))
        #expect(window.adjust("Page", .decrement))
        #expect(window.texts.contains("current 0"))
    }

    @Test func `pulling runs the action, until refreshing ends`() async {
        let log = Recorder()
        let view = UIScrollView()
        view.contentSize = CGSize(width: 100, height: 1000)
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in log.note("pulled") }, for: .valueChanged)
        view.refreshControl = control
        struct Holder: UIViewRepresentable {
            let view: UIScrollView
            func makeUIView(context: Context) -> UIScrollView { view }
            func updateUIView(_ view: UIScrollView, context: Context) {}
        }
        let window = HeadlessWindow { Holder(view: view) }
        window.refresh()
        #expect(await window.pump { log.lines == ["pulled"] })
        #expect(control.isRefreshing)
        control.endRefreshing()
        #expect(!control.isRefreshing)
    }
}

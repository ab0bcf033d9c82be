import Combine
import Foundation
import Testing

private class Animal: ObservableObject {
    @Published var name = "Cat"
    var untold = 0
}

private final class Dog: Animal {
    @Published private(set) var tricks: [String] = []
    let weight = 3.5

    func learn(_ trick: String) { tricks.append(trick) }
}

private final class Box<Content>: ObservableObject {
    @Published var content: Content

    init(_ content: Content) { self.content = content }
}

private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
}

@MainActor
private final class MainModel: ObservableObject {
    @Published var text = ""
    @Published var items: [Int] = []
    var cancellables: Set<AnyCancellable> = []

    init() {
        $text.map(\.count).sink { [weak self] in self?.items.append($0) }.store(in: &cancellables)
    }
}

private final class Shelf: NSObject, ObservableObject {
    @Published var books = 1
}

@Suite struct ObservableObjectTests {
    @Test func `objectWillChange fires before a published property is set`() {
        let dog = Dog()
        var seen: [String] = []
        let cancellable = dog.objectWillChange.sink { seen.append(dog.name) }
        dog.name = "Rex"
        dog.name = "Max"
        #expect(seen == ["Cat", "Rex"])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `properties of the class and its superclass fire the same publisher`() {
        let dog = Dog()
        var count = 0
        let cancellable = dog.objectWillChange.sink { count += 1 }
        #expect(dog.objectWillChange === dog.objectWillChange)
        dog.learn("sit")
        dog.name = "Rex"
        dog.untold = 1
        #expect(count == 2)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `every kind of class has its publisher`() {
        let (number, text, shelf) = (Box(1), Box("a"), Shelf())
        var fired: [String] = []
        let all = [
            number.objectWillChange.sink { fired.append("number") },
            text.objectWillChange.sink { fired.append("text") },
            shelf.objectWillChange.sink { fired.append("shelf") },
        ]
        text.content = "b"
        shelf.books = 2
        number.content = 2
        #expect(fired == ["text", "shelf", "number"])
        withExtendedLifetime(all) {}
    }

    @Test func `an object without published properties keeps its publisher`() {
        let manual = Manual()
        var seen: [Int] = []
        let cancellable = manual.objectWillChange.sink { seen.append(manual.count) }
        manual.count = 1
        manual.count = 2
        #expect(seen == [0, 1])
        withExtendedLifetime(cancellable) {}
        for _ in 0..<1_000 {
            let other = Manual()
            #expect(other.objectWillChange === other.objectWillChange)
            #expect(other.objectWillChange !== manual.objectWillChange)
        }
    }

    @Test func `an object may bring its own publisher`() {
        let custom = Custom()
        var seen: [Int] = []
        let cancellable = custom.objectWillChange.sink { seen.append($0) }
        custom.objectWillChange.send(7)
        #expect(seen == [7])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a nested change fires again`() {
        let dog = Dog()
        var count = 0
        let cancellable = dog.objectWillChange.sink {
            count += 1
            if count == 1 { dog.learn("sit") }
        }
        dog.name = "Rex"
        #expect(count == 2)
        #expect(dog.tricks == ["sit"])
        #expect(dog.name == "Rex")
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a subscriber may leave and another come during a change`() {
        let dog = Dog()
        var log: [String] = []
        var second: AnyCancellable?
        var first: AnyCancellable?
        first = dog.objectWillChange.sink {
            log.append("first")
            first?.cancel()
            second = dog.objectWillChange.sink { log.append("second") }
        }
        dog.name = "a"
        dog.name = "b"
        #expect(log == ["first", "second"])
        withExtendedLifetime(second) {}
    }

    @Test @MainActor func `a main-actor model publishes`() {
        let model = MainModel()
        var changes = 0
        model.objectWillChange.sink { changes += 1 }.store(in: &model.cancellables)
        model.text = "abc"
        #expect(model.items == [0, 3])
        #expect(changes == 2)
    }

    @Test func `nothing outlives the object`() {
        weak var publisher: ObservableObjectPublisher?
        weak var object: Dog?
        do {
            let dog = Dog()
            object = dog
            publisher = dog.objectWillChange
            let cancellable = dog.objectWillChange.sink {}
            dog.name = "Rex"
            cancellable.cancel()
        }
        #expect(object == nil)
        #expect(publisher == nil)
    }
}

@Suite struct PublishedTests {
    @Test func `the projected value sends the value now and every new one before it is set`() {
        let dog = Dog()
        var seen: [String] = []
        let cancellable = dog.$name.sink { seen.append("\($0) over \(dog.name)") }
        dog.name = "Rex"
        #expect(seen == ["Cat over Cat", "Rex over Cat"])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `objectWillChange fires before the value is sent`() {
        let dog = Dog()
        var log: [String] = []
        let cancellables = [
            dog.$name.dropFirstForTest().sink { log.append("value \($0)") },
            dog.objectWillChange.sink { log.append("change") },
        ]
        dog.name = "Rex"
        #expect(log == ["change", "value Rex"])
        withExtendedLifetime(cancellables) {}
    }

    @Test func `assigning to a published property ends with the object`() {
        let subject = PassthroughSubject<String, Never>()
        weak var released: Animal?
        do {
            let animal = Animal()
            released = animal
            var changes = 0
            let cancellable = animal.objectWillChange.sink { changes += 1 }
            subject.assign(to: &animal.$name)
            subject.send("Rex")
            subject.send("Max")
            #expect(animal.name == "Max")
            #expect(changes == 2)
            cancellable.cancel()
        }
        #expect(released == nil)
        subject.send("nobody")
    }

    @Test func `a slow subscriber receives the newest value`() {
        let animal = Animal()
        var seen: [String] = []
        var subscription: (any Subscription)?
        animal.$name.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    seen.append($0)
                    return .none
                }))
        animal.name = "a"
        animal.name = "b"
        subscription?.request(.max(1))
        animal.name = "c"
        animal.name = "d"
        subscription?.request(.max(1))
        #expect(seen == ["b", "d"])
    }

    @Test func `setting a property from its own subscriber is overwritten`() {
        let animal = Animal()
        var seen: [String] = []
        let cancellable = animal.$name.sink {
            seen.append($0)
            if $0 == "one" { animal.name = "two" }
        }
        animal.name = "one"
        #expect(seen == ["Cat", "one", "two"])
        #expect(animal.name == "one")
        withExtendedLifetime(cancellable) {}
    }
}

extension Publisher {
    fileprivate func dropFirstForTest() -> AnyPublisher<Output, Failure> {
        var isFirst = true
        return filter { _ in
            defer { isFirst = false }
            return !isFirst
        }.eraseToAnyPublisher()
    }
}

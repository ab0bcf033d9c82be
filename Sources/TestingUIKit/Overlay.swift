// Where a file imports both Testing and UIKit, the compiler imports this module too, as the
// toolchain's Testing.swiftcrossimport says. On Apple's systems it lets tests keep pictures; here
// it has to be there for the import to succeed.

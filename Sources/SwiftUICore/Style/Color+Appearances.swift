extension Color {
    /// A colour with a value for each appearance.
    package init(light: ResolvedColor, dark: ResolvedColor) {
        self.init(.adaptive(light: light, dark: dark))
    }

    /// The colour to draw with in an appearance, outside of any view.
    package func resolved(for scheme: ColorScheme) -> ResolvedColor {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return resolved(in: environment)
    }
}

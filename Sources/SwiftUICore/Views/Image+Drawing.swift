import Foundation

extension Image.Scale {
    var factor: Double {
        switch self {
        case .small: 0.95
        case .medium: 1.15
        case .large: 1.45
        }
    }
}

extension Image {
    private struct Found {
        var source: ImageSource
        var scale = 1.0
        var isTemplate = false
    }

    private func find(in environment: EnvironmentValues) -> Found {
        switch storage {
        case .symbol(let name):
            let variant = environment.symbolVariants.applied(to: name)
            return Found(
                source: .symbol(Self.symbolName(variant, in: environment.layoutDirection)))
        case .bitmap(let bitmap, let scale):
            return Found(source: .bitmap(bitmap), scale: scale)
        case .placeholder: return Found(source: .placeholder)
        case .named(let name, let bundle):
            guard
                let asset = AssetCatalog.of(bundle).image(
                    named: name, scheme: environment.colorScheme)
            else {
                RuntimeLog.once("No image named \"\(name)\" in the app's resources.")
                return Found(source: .missing(name))
            }
            return Found(
                source: .file(asset.path), scale: asset.scale, isTemplate: asset.isTemplate)
        }
    }

    func drawing(in environment: EnvironmentValues) -> ImageDrawing {
        let font = environment.resolvedFont
        let found = find(in: environment)
        var drawing = ImageDrawing(
            source: found.source, isResizable: isResizable || storage == .placeholder,
            symbolSize: font.size * environment.imageScale.factor, symbolWeight: font.weight)
        drawing.scale = found.scale
        drawing.capInsets = capInsets
        drawing.isTiled = resizingMode == .tile
        drawing.isSmooth = isSmooth
        if storage == .placeholder {
            drawing.tint = Color.quaternary.resolved(in: environment)
        } else if isTemplate(found) {
            addTints(to: &drawing, in: environment)
        }
        return drawing
    }

    private func isTemplate(_ found: Found) -> Bool {
        if case .symbol = storage { return templateMode != .original || ownTint == nil }
        return templateMode.map { $0 == .template } ?? found.isTemplate
    }

    private func addTints(to drawing: inout ImageDrawing, in environment: EnvironmentValues) {
        if let ownTint {
            drawing.tint = ownTint.resolved(in: environment)
            return
        }
        let main = environment.foregroundPaint.mainColor
        drawing.tint = main
        guard case .symbol = storage else { return }
        let mode = symbolMode ?? environment.symbolRenderingMode
        if mode == .hierarchical {
            drawing.secondaryTint = main.multiplyingOpacity(by: 0.35)
        } else if mode == .palette || mode == nil, let second = environment.foregroundRanks.first {
            drawing.secondaryTint = second.paint(in: environment).mainColor
        }
    }
}

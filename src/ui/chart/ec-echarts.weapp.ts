/**
 * What EcCanvas takes for its ECharts (config/ec-canvas.ts): no more than it asks of it, and that does nothing. The first
 * would pile up with every chart; the second would make one chart's canvas that of all.
 */
export const registerPreprocessor = () => undefined
export const setCanvasCreator = () => undefined

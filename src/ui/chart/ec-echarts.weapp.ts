/**
 * Replaces ECharts for EcCanvas (config/ec-canvas.ts) by two functions that do nothing. The real
 * `registerPreprocessor` would add a handler for every chart. The real `setCanvasCreator` would use one chart's canvas
 * for all charts.
 */
export const registerPreprocessor = () => undefined
export const setCanvasCreator = () => undefined

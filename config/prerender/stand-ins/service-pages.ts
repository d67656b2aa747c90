/** Replaces src/platform/service-pages. The companion server alone prerenders, and it has these pages. */
export const servicePages = { isAvailable: () => true, open: () => undefined }

/** Replaces src/platform/operator-pages. The companion server alone prerenders, and it has these pages. */
export const servicePages = { isAvailable: () => true, open: () => undefined }
export const privacyPolicy = { isAvailable: () => true, show: () => undefined }

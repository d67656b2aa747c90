/** Replaces src/platform/operator-pages. Only the companion server prerenders, and it always serves these pages. */
export const servicePages = { isAvailable: () => true, open: () => undefined }
export const privacyPolicy = { isAvailable: () => true, show: () => undefined }

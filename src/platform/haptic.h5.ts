/** A browser can only buzz, and an iPhone's not even that. */
export const haptic = { light: () => {} }

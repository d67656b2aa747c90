import type { Speech } from '../ports/screen'

/** Offers nothing: WeChat reads text aloud only by a plugin. */
export const speech: Speech = { canSpeak: () => false, speak: () => () => undefined }

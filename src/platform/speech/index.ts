import type { Speech } from '../ports/screen'

/** Offers no speech, because WeChat reads text aloud only by a plugin. */
export const speech: Speech = { canSpeak: () => false, speak: () => () => undefined }

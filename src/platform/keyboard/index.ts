import type { KeyboardPort } from './port'

export const keyboard: KeyboardPort = { onHeight: () => () => undefined, hide: () => undefined }

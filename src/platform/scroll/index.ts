import type { ScrollPort } from './port'

export const scroll: ScrollPort = { to: () => undefined }

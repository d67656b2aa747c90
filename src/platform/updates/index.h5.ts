import type { UpdatesPort } from './port'

/** No-op: a browser gets the new version when the page reloads. */
export const updates: UpdatesPort = { watch: () => undefined }

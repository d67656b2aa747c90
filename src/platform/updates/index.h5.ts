import type { UpdatesPort } from '../ports/session'

/** Does nothing: a browser gets the new version when the page reloads. */
export const updates: UpdatesPort = { watch: () => undefined }

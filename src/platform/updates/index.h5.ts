import type { UpdatesPort } from './port'

/** A browser has the new version when the page is loaded again. */
export const updates: UpdatesPort = { watch: () => undefined }

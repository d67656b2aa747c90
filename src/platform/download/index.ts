import type { DownloadPort } from './port'
import { viewDocument } from './view-document'

/** Opens the file in a viewer, from whose menu the reader saves it. A mini-program has no download folder. */
export const download: DownloadPort = { download: viewDocument }

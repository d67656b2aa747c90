import type { DownloadPort } from './port'
import { viewDocument } from './view-document'

/** A mini-program has no folder of downloads: the viewer's menu is how a reader keeps the file. */
export const download: DownloadPort = { download: viewDocument }

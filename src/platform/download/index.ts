import type { DownloadPort } from './port'
import { viewDocument } from './view-document'

/** A mini-program has no download folder: the reader saves the file from the viewer's menu. */
export const download: DownloadPort = { download: viewDocument }

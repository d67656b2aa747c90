import type { DownloadPort } from '../ports/files'
import { viewDocument } from './view-document'

/** Opens the file in a viewer, whose menu can save it. A mini-program has no download folder. */
export const download: DownloadPort = { download: viewDocument }

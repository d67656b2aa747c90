import type { PageCodePort } from './port'

/** WeChat alone draws the code of a mini-program's page, and only for a server that holds the program's secret. */
export const pageCode: PageCodePort = { isOffered: false, of: () => undefined }

import type { QrCodePort } from './port'

/** Not offered: only WeChat draws the code of a mini-program page, and only for a server with the program's secret. */
export const qrCode: QrCodePort = { isOffered: false, encode: () => undefined }

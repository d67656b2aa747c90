import type { QrCodePort } from '../ports/other-apps'

/**
 * Offers no QR code. Only WeChat can draw the code of a mini-program page, for a server that has the
 * program's secret.
 */
export const qrCode: QrCodePort = { isOffered: false, encode: () => undefined }

import { isHttpUrl } from '@domain/format/address'
import { host } from '../host'
import type { SendFilePort } from '../ports/files'

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Whether the browser can share this file. `isAvailable` passes an empty file of the same type as a test. */
const canShare = (file: File) => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

export const sendFile: SendFilePort = {
  isAvailable: () => host.current() === 'browser' && canShare(new File([], 'report.docx', { type: TYPE })),
  async send({ url, name, headers }) {
    const address = new URL(url, location.href).href
    if (!isHttpUrl(address)) return 'failed'
    try {
      const response = await fetch(address, { headers, credentials: 'same-origin' })
      if (!response.ok) return { refusedStatus: response.status }
      const file = new File([await response.blob()], name, { type: TYPE })
      if (!canShare(file)) return 'unavailable'
      await navigator.share({ files: [file], title: name })
      return 'sent'
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
    }
  },
}

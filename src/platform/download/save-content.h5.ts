/** The time in ms after which the object URL of the file is revoked. By then the slowest browser has read the file. */
const REVOKE_AFTER = 60_000

export function saveAs(href: string, name: string) {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.download = name
  anchor.rel = 'noopener'
  document.body.appendChild(anchor)
  anchor.click()
  anchor.remove()
}

export function saveContent(content: Blob, name: string) {
  const href = URL.createObjectURL(content)
  saveAs(href, name)
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER)
}

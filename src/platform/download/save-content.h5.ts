/** Long enough for the slowest browser to have taken the file over. */
const KEPT_FOR = 60_000

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
  setTimeout(() => URL.revokeObjectURL(href), KEPT_FOR)
}

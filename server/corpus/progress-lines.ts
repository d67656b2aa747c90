/** Progress lines for logs of long tasks. */
export type PrintLine = (line: string) => void

const LINE_EVERY_MS = 1000

export function progressTo(say: PrintLine, doing: string) {
  let reportedAt = performance.now()
  return (documents: number) => {
    if (performance.now() - reportedAt < LINE_EVERY_MS) return
    reportedAt = performance.now()
    say(`${doing}: ${documents} documents`)
  }
}

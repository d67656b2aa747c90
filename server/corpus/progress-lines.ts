/** Progress lines for logs of long tasks. */
export type Say = (line: string) => void

const LINE_EVERY_MS = 1000

export function progressTo(say: Say, doing: string) {
  let reportedAt = performance.now()
  return (documents: number) => {
    if (performance.now() - reportedAt < LINE_EVERY_MS) return
    reportedAt = performance.now()
    say(`${doing}: ${documents} documents`)
  }
}

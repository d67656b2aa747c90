/** Prints the progress of a long task to a log, one line at a time. */
export type PrintLine = (line: string) => void

const LINE_EVERY_MS = 1000

export function progressPrinter(say: PrintLine, doing: string) {
  let reportedAt = performance.now()
  return (documents: number) => {
    if (performance.now() - reportedAt < LINE_EVERY_MS) return
    reportedAt = performance.now()
    say(`${doing}: ${documents} documents`)
  }
}

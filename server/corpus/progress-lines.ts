/** Prints one line of a log. */
export type PrintLine = (line: string) => void

const LINE_EVERY_MS = 1000

/** Returns a function that prints the number of documents done, at most once a second. `doing` names the task. */
export function progressPrinter(say: PrintLine, doing: string) {
  let reportedAt = performance.now()
  return (documents: number) => {
    if (performance.now() - reportedAt < LINE_EVERY_MS) return
    reportedAt = performance.now()
    say(`${doing}: ${documents} documents`)
  }
}

/** A line now and then for a log, while something goes on for long. */
export type Say = (line: string) => void

const LINE_EVERY_MS = 1000

export function progressTo(say: Say, doing: string) {
  let saidAt = Date.now()
  return (documents: number) => {
    if (Date.now() - saidAt < LINE_EVERY_MS) return
    saidAt = Date.now()
    say(`${doing}: ${documents} documents`)
  }
}

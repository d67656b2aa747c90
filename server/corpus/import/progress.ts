/** How far an import is: a bar that redraws itself for a person, a line each tenth for a log. */
import path from 'node:path'
import type { ImportReport, Progress } from './run'

export interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

const WIDTH = 30
const REDRAW_MS = 100
const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })

const percent = (share: number) => `${String(Math.floor(share * 100)).padStart(3)}%`

function bar({ share, documents, file }: Progress) {
  const full = Math.round(share * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${percent(share)} ${number(documents)} ${path.basename(file)}`
}

export function progressOn(screen: Screen) {
  let drawnAt = 0
  let tenth = 0
  const redraw = (progress: Progress) => {
    const now = Date.now()
    if (now - drawnAt < REDRAW_MS) return
    drawnAt = now
    screen.write(`\r${bar(progress)}\u001b[K`)
  }
  const line = (progress: Progress) => {
    const reached = Math.floor(progress.share * 10)
    if (reached === tenth) return
    tenth = reached
    screen.write(`${percent(progress.share)} ${number(progress.documents)} documents\n`)
  }
  return screen.isTTY ? redraw : line
}

export function reportOf({ taken, skipped, faults, characters, seconds }: ImportReport): string {
  const lines = Object.entries(taken).map(([kind, count]) => `  ${kind}: ${number(count)}`)
  const documents = Object.values(taken).reduce((sum, count) => sum + count, 0)
  return [
    `taken: ${number(documents)} documents, ${number(characters)} characters in ${seconds.toFixed(1)} s`,
    ...lines,
    `skipped: ${number(skipped)} lines`,
    ...faults.map(({ file, line, reason }) => `  ${path.basename(file)}:${line} ${reason}`),
    ...(skipped > faults.length ? [`  … and ${number(skipped - faults.length)} more`] : []),
    '',
  ].join('\n')
}

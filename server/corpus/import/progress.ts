/** Shows the progress of an import: a bar in a terminal, or a line for each tenth in a log. */
import path from 'node:path'
import type { RowLocation } from './located-rows'
import type { ImportReport, ImportProgress } from './run'

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

const WIDTH = 30
const REDRAW_MS = 100
const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })

const percent = (share: number) => `${String(Math.floor(share * 100)).padStart(3)}%`

function bar({ share, documents, file }: ImportProgress) {
  const full = Math.round(share * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${percent(share)} ${number(documents)} ${path.basename(file)}`
}

export function showImportProgress(screen: Screen) {
  let drawnAt = -Infinity
  let tenth = 0
  const redraw = (progress: ImportProgress) => {
    const now = performance.now()
    if (now - drawnAt < REDRAW_MS) return
    drawnAt = now
    screen.write(`\r${bar(progress)}\u001b[K`)
  }
  const line = (progress: ImportProgress) => {
    const reached = Math.floor(progress.share * 10)
    if (reached === tenth) return
    tenth = reached
    screen.write(`${percent(progress.share)} ${number(progress.documents)} documents\n`)
  }
  return screen.isTTY ? redraw : line
}

export const describeLocation = ({ file, line }: RowLocation) => (line === undefined ? file : `${file}:${line}`)
const often = (times: number) => (times > 1 ? ` (${number(times)} times)` : '')
const more = (count: number, file?: string) =>
  count > 0 ? [`  … and ${number(count)} more${file ? ` in ${file}` : ''}`] : []

/** Describes the result of an import. `file` is the log with all faults and remarks. */
export function importSummary(report: ImportReport, file?: string): string {
  const { taken, skipped, unread, faults, joined, remarked, remarks, characters, seconds, unchanged } = report
  if (unchanged !== undefined)
    return `unchanged: the same files were imported at ${unchanged}, and nothing has changed since: nothing was written (--again imports them all the same)\n`
  const lines = Object.entries(taken).map(([kind, count]) => `  ${kind}: ${number(count)}`)
  const documents = Object.values(taken).reduce((sum, count) => sum + count, 0)
  return [
    `taken: ${number(documents)} documents, ${number(characters)} characters in ${seconds.toFixed(1)} s`,
    ...lines,
    ...(joined > 0 ? [`joined: ${number(joined)} laws that several sources have`] : []),
    `skipped: ${number(skipped)} lines${unread > 0 ? `, ${number(unread)} files` : ''}`,
    ...faults.map(fault => `  ${describeLocation(fault)} ${fault.reason}`),
    ...more(skipped + unread - faults.length, file),
    `to know: ${number(remarked)}`,
    ...remarks.map(remark => `  ${describeLocation(remark)} ${remark.reason}${often(remark.times)}`),
    ...more(remarked - remarks.length, file),
    '',
  ].join('\n')
}

/** Import progress: a bar for terminals, a line for each tenth in logs. */
import path from 'node:path'
import type { RowLocation } from './located-rows'
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
  let drawnAt = -Infinity
  let tenth = 0
  const redraw = (progress: Progress) => {
    const now = performance.now()
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

const placeOf = ({ file, line }: RowLocation) => (line === undefined ? file : `${file}:${line}`)
const often = (times: number) => (times > 1 ? ` (${number(times)} times)` : '')
const more = (count: number) => (count > 0 ? [`  … and ${number(count)} more`] : [])

export function reportOf({ taken, skipped, unread, faults, remarked, remarks, ...rest }: ImportReport): string {
  const { characters, seconds } = rest
  const lines = Object.entries(taken).map(([kind, count]) => `  ${kind}: ${number(count)}`)
  const documents = Object.values(taken).reduce((sum, count) => sum + count, 0)
  return [
    `taken: ${number(documents)} documents, ${number(characters)} characters in ${seconds.toFixed(1)} s`,
    ...lines,
    `skipped: ${number(skipped)} lines${unread > 0 ? `, ${number(unread)} files` : ''}`,
    ...faults.map(fault => `  ${placeOf(fault)} ${fault.reason}`),
    ...more(skipped + unread - faults.length),
    `to know: ${number(remarked)}`,
    ...remarks.map(remark => `  ${placeOf(remark)} ${remark.reason}${often(remark.times)}`),
    ...more(remarked - remarks.length),
    '',
  ].join('\n')
}

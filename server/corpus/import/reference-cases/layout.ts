/**
 * Reads a text in the layout of 人民法院案例库: title, number line, then 关键词, 基本案情, 裁判理由, 裁判要旨 and
 * 关联索引.
 */
import { ENTRY_NUMBER, plainNumber } from '@domain/citation/document-number'

const HEADINGS = ['关键词', '裁判要旨', '基本案情', '裁判理由', '裁判结果', '关联索引'] as const
type EntryHeading = (typeof HEADINGS)[number]

/** A reference case (参考案例) as text, before its values are read. */
export interface ReferenceCaseText {
  /** The number of the line with the entry number. */
  line: number
  title: string
  /** The values of that line: 2023-07-2-490-001 / 民事 / 劳动争议 / … */
  facts: string[]
  sections: Partial<Record<EntryHeading, string>>
}

const LONGEST_LINE = 500
const DASH = '[-－—–‐‑]'
const NUMBER = ENTRY_NUMBER.replace(/-/g, DASH)
const NAMED = '(?:人民法院案例库)?(?:参考案例|指导性案例)?'
/** Matches the line with the entry number. A malformed number after 入库编号 also matches, so that it is reported. */
const NUMBER_LINE = new RegExp(`^${NAMED}\\s*(?:(?:入库)?编号\\s*[：:]?\\s*(?=[\\d０-９])|(?=${NUMBER}))`)
const HEADING = new RegExp(`^(?:#{1,6}\\s*)?[【[]?(${HEADINGS.join('|')})[】\\]]?\\s*(?:[：:]\\s*(.*))?$`, 's')
const MARKS = /^#{1,6}\s+/
const SUBTITLE = /^(?:—|－|-){1,2}/

const isShort = (line: string) => line.length <= LONGEST_LINE
const isNumberLine = (line: string) => isShort(line) && NUMBER_LINE.test(line)

/** Whether a text has this layout: a number line, and a heading below it. */
export function isReferenceCaseText(text: string): boolean {
  const lines = text.split(/\r?\n/).map(line => line.trim())
  const at = lines.findIndex(isNumberLine)
  return at > 0 && lines.slice(at + 1).some(line => HEADING.test(line))
}

/** Returns the title above an entry number, including a subtitle that begins with a dash. */
function titleBefore(lines: string[], at: number, after: number): { title: string; from: number } {
  let from = at
  const parts: string[] = []
  while (from > after) {
    const line = lines[--from]!.replace(MARKS, '')
    if (line) parts.unshift(line)
    if (line && !SUBTITLE.test(line)) break
  }
  return { title: parts.join(''), from }
}

const factsOf = (line: string) =>
  line
    .replace(/^[^\d０-９]*/, '')
    .split(/\s*[/／]\s*/)
    .map((fact, at) => (at === 0 ? plainNumber(fact) : fact.trim()))
    .filter(Boolean)

function sectionsIn(lines: string[]): ReferenceCaseText['sections'] {
  const sections = new Map<EntryHeading, string[]>()
  let open: string[] | undefined
  for (const line of lines) {
    const [, heading, rest = ''] = HEADING.exec(line) ?? []
    if (heading) {
      open = sections.get(heading as EntryHeading) ?? []
      sections.set(heading as EntryHeading, open)
      if (rest) open.push(rest)
    } else if (line) open?.push(line)
  }
  return Object.fromEntries([...sections].map(([heading, text]) => [heading, text.join('\n')]))
}

/** Yields all reference cases of a text. */
export function* referenceCaseTextsIn(text: string): Generator<ReferenceCaseText> {
  const lines = text.split(/\r?\n/).map(line => line.trim())
  const starts = lines.flatMap((line, at) => (isNumberLine(line) ? [at] : []))
  const heads = starts.map((at, nth) => ({ at, ...titleBefore(lines, at, (starts[nth - 1] ?? -1) + 1) }))
  for (const [nth, { at, title }] of heads.entries()) {
    const end = heads[nth + 1]?.from ?? lines.length
    yield { line: at + 1, title, facts: factsOf(lines[at]!), sections: sectionsIn(lines.slice(at + 1, end)) }
  }
}

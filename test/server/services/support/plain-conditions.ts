/** Conditions as written in a query, each with a plain test of a record. */
import type { CaseRecord } from '../../../../server/libraries/case/record'

export interface PlainCondition {
  name: string
  value: string
  holds(record: CaseRecord): boolean
  any?: boolean
}

const labelled = ({ paragraphs }: CaseRecord, label: string) =>
  paragraphs.flatMap(one => (one.label === label ? [one.text] : [])).join('\n')

const TEXTS: Record<string, (record: CaseRecord) => string> = {
  全文: ({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)].join('\n'),
  标题: ({ title }) => title,
  法院观点: record => labelled(record, '本院认为'),
  裁判结果: record => [labelled(record, '裁判结果'), record.outcome].join('\n'),
}

export const words = (name: string, ...terms: string[]): PlainCondition => ({
  name,
  value: terms.join(' '),
  holds: record => terms.every(word => TEXTS[name]!(record).includes(word)),
})

export const without = (name: string, word: string): PlainCondition => ({
  name,
  value: `-${word}`,
  holds: record => !TEXTS[name]!(record).includes(word),
})

/** Matches a text in which one part between two ends contains both words. */
const together = (mode: string, end: RegExp, a: string, b: string): PlainCondition => ({
  name: '全文',
  value: `${a} ${b};mode=${mode}`,
  holds: record =>
    TEXTS.全文!(record)
      .split(end)
      .some(part => part.includes(a) && part.includes(b)),
})
export const inSentence = (a: string, b: string) => together('sentence', /[。！？；\n]/, a, b)
export const inParagraph = (a: string, b: string) => together('paragraph', /\n/, a, b)

export const equal = (
  name: string,
  value: string | undefined,
  of: (record: CaseRecord) => Array<string | undefined>,
): PlainCondition => ({ name, value: value ?? '无', holds: record => of(record).includes(value ?? '无') })

const startsWith = (path: string[], start: string[]) => start.every((name, at) => path[at] === name)
export const cause = (...start: string[]): PlainCondition => ({
  name: '案由',
  value: start.join('/'),
  holds: ({ causes }) =>
    start.length > 1 ? causes.some(path => startsWith(path, start)) : causes.flat().includes(start[0]!),
})
export const place = (...start: string[]): PlainCondition => ({
  name: '地域',
  value: start.join('/'),
  holds: ({ court }) => startsWith([court.province, court.city ?? ''], start),
})
export const courtOf = (province: string, court: string): PlainCondition => ({
  name: '法院',
  value: `${province}/${court}`,
  holds: record => record.court.province === province && record.court.name === court,
})

export const days = (from: string, to: string): PlainCondition => ({
  name: '裁判日期',
  value: `${from}TO${to}`,
  holds: ({ judgmentDate }) =>
    judgmentDate !== undefined && (!from || judgmentDate >= from) && (!to || judgmentDate <= to),
})
/** In units of 10,000 yuan. */
export const amounts = (from?: number, to?: number): PlainCondition => ({
  name: '标的额',
  value: `${from ?? ''}TO${to ?? ''}`,
  holds: ({ amount }) => amount !== undefined && amount >= (from ?? 0) * 10_000 && amount <= (to ?? Infinity) * 10_000,
})

/** Excluded values stay excluded, even with alternatives. */
export const orElse = (...conditions: PlainCondition[]): PlainCondition[] =>
  conditions.map(one => ({ ...one, any: !one.value.startsWith('-') }))

/** A `;` separates the value from its qualifiers. */
const written = ({ name, value, any }: PlainCondition) => `${name}:${value}${any ? ';any' : ''}`
export const queryOf = (conditions: PlainCondition[]) => conditions.map(written).join(',')

/** Whether a record meets all conditions. Of the conditions with `any` and one name, it must meet one. */
export function holdsAll(conditions: PlainCondition[], record: CaseRecord): boolean {
  const choices = new Set(conditions.flatMap(({ name, any }) => (any ? [name] : [])))
  return (
    conditions.every(one => one.any || one.holds(record)) &&
    [...choices].every(name => conditions.some(one => one.any && one.name === name && one.holds(record)))
  )
}

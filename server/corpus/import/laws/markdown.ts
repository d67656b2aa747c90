/**
 * Reads a law from Markdown. The file may have front matter, or a title and adoption lines that end at the mark
 * `INFO END`.
 */
import { UnreadableFileError } from '../../../files/unreadable'
import { type FrontMatter, frontMatterValue } from './facts'
import { withoutSpaces, type LawLine, withPlainSpaces } from './lines'
import type { LawFile } from './row'

const INFO_END = /^<!--\s*INFO END\s*-->$/i
const COMMENT = /^<!--.*-->$/
const FENCE = '---'
const PAIR = /^([^:：\s#-][^:：]*)[:：]\s*(.*)$/
const HEADING = /^(#{1,6})(?:\s+(.*))?$/

function partFront(lines: string[]): { front: FrontMatter; body: string[] } {
  const end = lines[0]?.trim() === FENCE ? lines.indexOf(FENCE, 1) : -1
  if (end < 0) return { front: {}, body: lines }
  const pairs = lines.slice(1, end).flatMap(line => {
    const [, key, value] = PAIR.exec(line) ?? []
    return key === undefined ? [] : [[key.trim(), (value ?? '').trim().replace(/^(["'])(.*)\1$/, '$2')] as const]
  })
  return { front: Object.fromEntries(pairs), body: lines.slice(end + 1) }
}

function lineOf(raw: string): LawLine {
  const [, signs, heading] = HEADING.exec(raw) ?? []
  const text = withPlainSpaces(
    (signs ? (heading ?? '') : raw).replace(/\*\*/g, '').replace(/\\([\\*_#[\]()`~>.-])/g, '$1'),
  )
  return signs ? { text, heading: signs.length } : { text }
}

const linesIn = (lines: string[]) =>
  lines
    .filter(line => !COMMENT.test(line.trim()))
    .map(lineOf)
    .filter(({ text }) => text !== '')

const nameOf = (file: string) =>
  (/[^/\\]+$/.exec(file)?.[0] ?? '').replace(/(?:\.[a-z]{2,8})+$/i, '').replace(/[(（_]\d{4}[-.年]?\d{2}.*$/, '')

const ARTICLE = /^\s*(?:\*\*)?第[^条\s]{1,9}条/m
const isLaw = (text: string, front: FrontMatter) =>
  ARTICLE.test(text) || /<!--\s*INFO END/i.test(text) || !!frontMatterValue(front, 'authority')
const isCase = (file: string) => /(?:^|[/\\])[^/\\]*案例[/\\]/.test(file)

export function readMarkdownLaw(file: string, text: string): LawFile {
  const { front, body } = partFront(
    text
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .map(line => line.trimEnd()),
  )
  if (isCase(file)) throw new UnreadableFileError('is a case, not a law')
  if (!isLaw(text, front)) throw new UnreadableFileError('holds no law: no article, and no head that a law has')
  const mark = body.findIndex(line => INFO_END.test(line.trim()))
  const above = linesIn(body.slice(0, Math.max(0, mark)))
  const below = linesIn(body.slice(mark + 1))
  const [first, part] = [...above, ...below].filter(({ heading }) => heading === 1)
  const title = first?.text ?? frontMatterValue(front, 'title') ?? nameOf(file)
  const isText = ({ heading, text: line }: LawLine) => heading !== 1 && withoutSpaces(line) !== withoutSpaces(title)
  return {
    file,
    front,
    title,
    part: part?.text ?? frontMatterValue(front, 'part'),
    info: mark < 0 ? undefined : above.filter(isText).map(line => line.text),
    lines: below.filter(isText),
  }
}

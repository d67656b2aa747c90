/** A desk on paper: folder by folder, then what lies in none, notes to what is not kept, and saved searches. */
import type { Paper, PaperBlock } from '../paper/paper'
import type { KeptDocument } from './entry'
import { documentsIn, foldersIn, isHere, type KeptEntry } from './folders'
import type { Ledger } from './ledger'
import { quoteOf } from './note'
import { notesIn, notesOn } from './notes'
import { searchesIn } from './searches'
import type { NoteEntry } from './spots'

const WORDS = {
  title: '我的工作台',
  unfiled: '未归入案件夹',
  looseNotes: '其他划线与笔记',
  searches: '订阅的检索',
}

/** When and where a paper was made. */
export interface Imprint {
  time: string
  platform: string
}

export interface WrittenNote {
  quote: string
  text?: string
}

type Listed = Pick<KeptDocument, 'title'> &
  Partial<Pick<KeptDocument, 'library' | 'from' | 'number' | 'day' | 'status' | 'remark'>>

const numbered = (title: string, at: number) => `${at + 1}. ${title}`

const noteLine = ({ quote, text }: WrittenNote) => [`“${quote.replace(/\n/g, ' ')}”`, text].filter(Boolean).join('\n')

/** One line of a list of authorities, and what was written to it. */
export function documentBlock({ remark, ...listed }: Listed, notes: WrittenNote[], at: number): PaperBlock {
  const { title, library, from, number, day, status } = listed
  const known = [library, from, number, day, status].filter(Boolean).join('　')
  const lines = [known, remark ? `备注：${remark}` : '', ...notes.map(noteLine)]
  return { heading: numbered(title, at), level: 3, text: lines.filter(Boolean).join('\n') }
}

export const factsOf = (count: number, { time, platform }: Imprint): Paper['facts'] => [
  ['篇数', `${count} 篇`],
  ['导出时间', time],
  ['检索平台', platform],
]

const written = ({ body }: NoteEntry) => ({ quote: quoteOf(body), text: body.text })

const part = (heading: string, blocks: PaperBlock[]): PaperBlock[] =>
  blocks.length ? [{ heading, level: 2 }, ...blocks] : []

/** Notes to documents that lie on no desk, document by document. */
function looseNotes(ledger: Ledger): PaperBlock[] {
  const titles = new Map<string, string>()
  for (const { body } of notesIn(ledger)) if (!ledger[body.on]) titles.set(body.on, body.title)
  return [...titles].map(([on, title], at) => ({
    heading: numbered(title, at),
    level: 3,
    text: notesOn(ledger, on).map(written).map(noteLine).join('\n'),
  }))
}

/** Nothing where the desk is empty. */
export function paperOf(ledger: Ledger, imprint: Imprint): Paper | undefined {
  const [folders, documents] = [foldersIn(ledger), documentsIn(ledger)]
  const listed = (kept: KeptEntry[]) =>
    kept.map(({ id, body }, at) => documentBlock(body, notesOn(ledger, id).map(written), at))
  const searches = searchesIn(ledger).map(({ body }, at) => numbered(body.name, at))
  const blocks = [
    ...folders.flatMap(({ id, body }) => part(body.name, listed(documents.filter(isHere({ folder: id }, folders))))),
    ...part(WORDS.unfiled, listed(documents.filter(isHere({}, folders)))),
    ...part(WORDS.looseNotes, looseNotes(ledger)),
    ...part(WORDS.searches, searches.length ? [{ text: searches.join('\n') }] : []),
  ]
  return blocks.length ? { title: WORDS.title, facts: factsOf(documents.length, imprint), blocks } : undefined
}

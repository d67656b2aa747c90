/**
 * Real laws and judgments, if they are beside the repository. Written in other formats and read back, they are
 * unchanged.
 */
import { Document, Packer, Paragraph } from 'docx'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { judgmentRow } from '../../../server/corpus/import/judgments/row'
import { readMarkdownLaw } from '../../../server/corpus/import/laws/markdown'
import { lawRowOf } from '../../../server/corpus/import/laws/row'
import { readWordLaw, readWordText } from '../../../server/corpus/import/laws/word'
import type { CaseRow, LawRow } from '../../../server/corpus/import/rows'

const folder = path.resolve(__dirname, '../../../../shared/corpus')
const present = existsSync(path.join(folder, 'laws.ndjson.gz'))

const rowsOf = <Row>(name: string) =>
  String(gunzipSync(readFileSync(path.join(folder, name))))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row)

type Text = Pick<LawRow, 'title' | 'info' | 'preamble' | 'articles' | 'tail'>

function markdownOf({ title, info, preamble, articles, tail = [] }: Text): string {
  let above: string[] = []
  const blocks = articles.flatMap(({ no, path: divisions, text }) => {
    const fresh = divisions.flatMap((division, at) =>
      divisions.slice(0, at + 1).join() === above.slice(0, at + 1).join() ? [] : [`${'#'.repeat(at + 2)} ${division}`],
    )
    above = divisions
    return [...fresh, ...`${no} ${text}`.trim().split('\n')]
  })
  return [`# ${title}`, ...info, '<!-- INFO END -->', ...preamble, ...blocks, ...tail].join('\n\n')
}

/** As in files of the national law database: the adoption in brackets, a table of contents, all as plain paragraphs. */
function wordOf({ title, info, articles, tail = [] }: LawRow): Promise<Buffer> {
  const blocks = markdownOf({ title, info: [], preamble: [], articles, tail }).split('\n\n').slice(2)
  const lines = blocks.map(line => line.replace(/^#+ /, '').replace(/^(第[^ ]+[条章节编]) /, '$1\u3000'))
  const contents = blocks.filter(line => line.startsWith('#')).map(line => line.replace(/^#+ /, ''))
  const all = [
    title,
    `（${info.join('\u3000')}）`,
    ...(contents.length > 0 ? ['目\u3000录', ...contents] : []),
    ...lines,
  ]
  return Packer.toBuffer(new Document({ sections: [{ children: all.map(text => new Paragraph(text)) }] }))
}

class Agreement {
  private readonly figures = new Map<string, [same: number, all: number]>()

  note(what: string, same: boolean) {
    const [before, all] = this.figures.get(what) ?? [0, 0]
    this.figures.set(what, [before + Number(same), all + 1])
  }

  shares() {
    return Object.fromEntries([...this.figures].map(([what, [same, all]]) => [what, same / all]))
  }
}

const linesOf = (paragraphs: CaseRow['paragraphs']) =>
  paragraphs.flatMap(({ label, text }) => text.split('\n').map(line => ({ label, line })))

if (!present) console.warn('no corpus beside the repository: agreement not tested')
const withCorpus = present ? describe : describe.skip

withCorpus('what was read from rows is read again', () => {
  it('from laws as Markdown', () => {
    const agreement = new Agreement()
    for (const law of rowsOf<LawRow & { category: string }>('laws.ndjson.gz')) {
      const file = `laws/${law.category}/${law.title}(${law.posting_date || ''}).md`
      const read = lawRowOf(readMarkdownLaw(file, markdownOf(law)))
      agreement.note('titles', read.title === law.title)
      agreement.note('counts', read.articles.length === law.articles.length)
      agreement.note('levels', read.eff_level === law.eff_level)
      agreement.note('days', (read.posting_date ?? '') === (law.posting_date || (read.posting_date ?? '')))
      law.articles.forEach((article, at) => {
        agreement.note('numbers', read.articles[at]?.no === article.no)
        agreement.note('texts', read.articles[at]?.text === article.text)
        agreement.note('divisions', read.articles[at]?.path.join() === article.path.join())
      })
    }
    const { texts = 0, divisions = 0, ...whole } = agreement.shares()
    expect(whole).toEqual({ titles: 1, counts: 1, levels: 1, days: 1, numbers: 1 })
    expect(texts).toBeGreaterThan(0.999)
    expect(divisions).toBeGreaterThan(0.998)
  })

  it('from laws as Word files', async () => {
    const agreement = new Agreement()
    const laws = rowsOf<LawRow>('laws.ndjson.gz').filter(({ info, articles }) => info.length > 0 && articles.length > 0)
    for (const law of laws.filter((_law, at) => at % 25 === 0)) {
      const read = lawRowOf(readWordLaw(`${law.title}.docx`, readWordText(await wordOf(law))))
      agreement.note('titles', read.title === law.title)
      agreement.note('counts', read.articles.length === law.articles.length)
      law.articles.forEach((article, at) => {
        agreement.note('texts', read.articles[at]?.text === article.text)
        agreement.note('divisions', read.articles[at]?.path.join() === article.path.join())
      })
    }
    const { titles, counts, texts = 0, divisions = 0 } = agreement.shares()
    console.info(`figure: Word ${JSON.stringify(agreement.shares())}`)
    expect({ titles, counts }).toEqual({ titles: 1, counts: 1 })
    expect(texts).toBeGreaterThan(0.995)
    expect(divisions).toBeGreaterThan(0.98)
  })

  it('from judgments as one text each', () => {
    const agreement = new Agreement()
    for (const row of rowsOf<CaseRow & { partial?: boolean }>('cases.ndjson.gz')) {
      if (row.partial || row.paragraphs.length === 0) continue
      const sourceLines = linesOf(row.paragraphs)
      const read = judgmentRow({
        案号: row.case_number,
        案件名称: row.title,
        全文: sourceLines.map(({ line }) => line).join('\n'),
      })
      if (typeof read !== 'object') throw new Error(`${row.title}: ${read}`)
      const importedLines = linesOf(read.paragraphs)
      agreement.note(
        'texts',
        importedLines.map(({ line }) => line).join('\n') === sourceLines.map(({ line }) => line).join('\n'),
      )
      sourceLines.forEach(({ label }, at) => agreement.note('labels', importedLines[at]?.label === label))
      row.parties.forEach(({ role, name }) =>
        agreement.note(
          'parties',
          read.parties.some(party => party.role === role && party.name === name),
        ),
      )
      row.judges.forEach(({ role, name }) =>
        agreement.note(
          'judges',
          read.judges.some(judge => judge.role === role && judge.name === name),
        ),
      )
      agreement.note('days', read.judgment_date === row.judgment_date)
    }
    const { texts = 0, labels = 0, parties = 0, judges = 0, days = 0 } = agreement.shares()
    console.info(`figure: judgments ${JSON.stringify({ texts, labels, parties, judges, days })}`)
    expect(texts).toBeGreaterThan(0.99)
    expect(labels).toBeGreaterThan(0.95)
    expect(parties).toBeGreaterThan(0.95)
    expect(judges).toBeGreaterThan(0.98)
    expect(days).toBeGreaterThan(0.98)
  })
})

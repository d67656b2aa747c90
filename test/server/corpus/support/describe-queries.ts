/** Every query of the real corpus, with totals and ids from a plain scan. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Clause, Engine, EngineDocument } from '../../../../server/engine/port'
import { occurrences } from '@domain/text/matching'
import { FOLDER, isPresent } from './real-corpus'

interface Query {
  qid: string
  text: string
  libs: string[]
  scope?: 'full' | 'title'
  all?: string[]
  any?: string[]
  none?: string[]
  near?: { a: string; b: string; gap: number; ordered?: boolean }
  same_sentence?: string[]
  same_paragraph?: string[]
  same_article?: string[]
  same_label?: { label: string; terms: string[] }
  filters?: Record<string, string | string[]>
  expected: Record<string, { total: number; first20: string[]; article_total?: number; articles_first20?: string[] }>
}

/** Some files share a collection; their ids tell them apart. */
const LIBRARIES: Record<string, { collection: string; holds: RegExp }> = {
  laws: { collection: 'law', holds: /^law_/ },
  cases: { collection: 'case', holds: /^case_/ },
  typical_cases: { collection: 'case', holds: /^typical_/ },
  tax_penalties: { collection: 'penalty', holds: /^/ },
  policy_interpretations: { collection: 'dynamic', holds: /^/ },
}

const FIELDS: Record<string, string> = {
  case_type: 'caseType',
  procedure: 'trialRound',
  origin_province: 'region',
  eff_level: 'effLevel',
  time_limited: 'timeLimited',
}

const day = (text: unknown) => (text === undefined ? undefined : Number(String(text).replaceAll('-', '')))

function filtersOf(filters: Record<string, string | string[]>): Clause[] {
  const { judgment_date_from: from, judgment_date_to: to, ...values } = filters
  const dates: Clause[] = from || to ? [{ kind: 'range', field: 'date', from: day(from), to: day(to) }] : []
  return [
    ...dates,
    ...Object.entries(values).map(([name, value]): Clause => ({
      kind: 'value',
      field: FIELDS[name] ?? name,
      values: [value].flat(),
    })),
  ]
}

function clauseOf({ scope = 'full', filters = {}, ...query }: Query): Clause {
  const word = (text: string): Clause => ({ kind: 'text', scope, words: [text] })
  const { all = [], any = [], none = [], near, same_sentence, same_paragraph, same_article, same_label } = query
  const together = (words: string[] | undefined, within: 'sentence' | 'paragraph' | 'article'): Clause[] =>
    words ? [{ kind: 'text', scope, words, near: { within } }] : []
  return {
    kind: 'all',
    clauses: [
      ...all.map(word),
      ...(any.length ? [{ kind: 'any' as const, clauses: any.map(word) }] : []),
      ...none.map(text => ({ kind: 'not' as const, clause: word(text) })),
      ...(near
        ? [{ kind: 'text' as const, scope, words: [near.a, near.b], near: { within: 'gap' as const, gap: near.gap } }]
        : []),
      ...together(same_sentence, 'sentence'),
      ...together(same_paragraph, 'paragraph'),
      ...together(same_article, 'article'),
      ...(same_label ? [{ kind: 'text' as const, scope: 'opinion', words: same_label.terms }] : []),
      ...filtersOf(filters),
    ],
  }
}

const fullText = ({ title, blocks }: EngineDocument) => [title, ...blocks.map(({ text }) => text)].join('\n')

/** The product has no conditions on order and on one block; these narrow the engine's results. */
function isMeant(document: EngineDocument, { near, same_label }: Query) {
  if (near?.ordered) {
    const text = fullText(document)
    const ends = occurrences(text, near.a).map(at => at + near.a.length)
    return occurrences(text, near.b).some(at =>
      ends.some(end => at >= end && Array.from(text.slice(end, at)).length <= near.gap),
    )
  }
  if (same_label) {
    const { labels } = document.payload as { labels: string[] }
    const { label, terms } = same_label
    return document.blocks.some(({ text }, at) => labels[at] === label && terms.every(term => text.includes(term)))
  }
  return true
}

const articlesOf = ({ id, blocks }: EngineDocument, words: string[]) =>
  blocks.filter(({ no, text }) => no && words.every(word => text.includes(word))).map(({ no }) => `${id}#${no}`)

/** Results that the scan of the sources' words lacks: laws that ended, though their source calls them in force. */
const ENDED: Record<string, string[]> = { q59: ['law_af89517ff91a'] }

const queries = isPresent
  ? readFileSync(path.join(FOLDER, 'queries.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Query)
  : []

export function describeQueries(engine: () => Engine) {
  const rows = queries.flatMap(query => query.libs.map(lib => [query.qid, lib, query.text, query] as const))
  it.each(rows)('%s in %s: %s', async (_qid, lib, _text, query) => {
    const { collection, holds } = LIBRARIES[lib]!
    const expected = query.expected[lib]!
    const ended = ENDED[query.qid] ?? []
    const hits = await engine().ids({ collection, where: clauseOf(query), order: { by: 'relevance' } })
    const ours = hits.filter(id => holds.test(id)).sort()
    const documents = await Promise.all(
      query.near?.ordered || query.same_label || query.same_article ? ours.map(id => engine().get(collection, id)) : [],
    )
    const relevant = documents.filter(document => document && isMeant(document, query)) as EngineDocument[]
    const ids = documents.length ? relevant.map(({ id }) => id) : ours
    expect({ total: ids.length, first20: ids.slice(0, 20) }).toEqual({
      total: expected.total + ended.length,
      first20: [...expected.first20, ...ended].sort().slice(0, 20),
    })
    if (!query.same_article) return
    const articles = relevant.flatMap(document => articlesOf(document, query.same_article!)).sort()
    expect({ total: articles.length, first20: articles.slice(0, 20) }).toEqual({
      total: expected.article_total,
      first20: expected.articles_first20,
    })
  })
}

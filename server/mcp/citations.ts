/** Tools that check citations and quotations. */
import { CITATION_CHECK_LIMITS, type CheckedCitation } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { citationQueries, type CitationQuery, isReportedCitation } from '@domain/citation-check/citation-query'
import { isPartiesPaper } from '@domain/citation/law-mentions'
import { readCitations, type TextCitation } from '@domain/citation-check/find'
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'
import { NO_FURTHER_FIELDS, textInput } from './inputs'
import { resultItemOf, defineTool, type ToolContext } from './tool'

const { mcp: words } = copy

/** The maximum number of characters of a text. It is low, because the main thread finds the citations in the text. */
const LONGEST = 20_000
const pause = () => new Promise<void>(resolve => setImmediate(resolve))

async function citationsIn(content: string) {
  const citations: TextCitation[] = []
  const unread: string[] = []
  for (const chunk of readCitations(content)) {
    citations.push(...chunk.citations)
    unread.push(...chunk.unread.map(({ from, to }) => content.slice(from, to)))
    await pause()
  }
  return { citations, unread }
}

async function check(queries: CitationQuery[], context: ToolContext): Promise<CheckedCitation[]> {
  const checked: CheckedCitation[] = []
  for (let at = 0; at < queries.length; at += CITATION_CHECK_LIMITS.atOnce) {
    const body = queries.slice(at, at + CITATION_CHECK_LIMITS.atOnce)
    checked.push(...(await context.call<CheckedCitation[]>({ path: CITATION_CHECK_PATHS.check, body })))
  }
  return checked
}

const SCREENS: Record<string, string> = {
  law: 'law-detail',
  case: 'case-detail',
  similarity: 'similarity-detail',
  penalty: 'fiscal-tax-penalty-detail',
}

function addressOf({ library = '', id, article }: CheckedCitation, context: ToolContext) {
  const screen = SCREENS[library]
  if (!screen || !id) return undefined
  const query = library === 'law' && article ? `?article=${encodeURIComponent(article)}` : ''
  return context.address(`/${screen}/${encodeURIComponent(id)}${query}`)
}

const checkedItem = (query: CitationQuery, one: CheckedCitation, context: ToolContext) =>
  resultItemOf({
    cited: query,
    state: one.state,
    saying: words.states[one.state],
    title: one.title,
    number: one.number,
    court: one.court,
    article: one.article,
    text: one.text,
    standing: one.time_limited ?? one.laterReview?.word,
    ground: one.ground,
    former: one.former,
    effectiveDate: one.effective_date,
    completeTo: one.completeness,
    successor: one.successor,
    meanings: one.meanings,
    changes: one.changes?.some(({ kind }) => kind !== 'same') ? one.changes : undefined,
    standsIn: one.standsIn,
    resembles: one.resembles,
    unlikeFigure: one.unlikeFigure,
    insteadOf: one.insteadOf,
    address: addressOf(one, context),
  })

const checkCitations = defineTool({
  name: 'check_citations',
  ...words.tools.check_citations,
  input: Type.Object({ text: textInput('text', LONGEST) }, NO_FURTHER_FIELDS),
  reads: ['law', 'case'],
  async run({ text: content }, context) {
    const { citations, unread } = await citationsIn(content)
    const { queries, indexes } = citationQueries(citations)
    const checked = await check(queries, context)
    const isResult = (index: number, at: number) => isReportedCitation(citations[at]!, checked[index]!.state)
    const reported = new Set(indexes.filter(isResult))
    citations.forEach(({ from, to, law = '' }, at) => {
      if (!isResult(indexes[at]!, at) && !isPartiesPaper(law)) unread.push(content.slice(from, to))
    })
    const results = [...reported].map(index => checkedItem(queries[index]!, checked[index]!, context))
    const note = results.length ? undefined : unread.length ? words.noCheckedCitation : words.noCitation
    return { total: results.length, unread, results, ...(note && { note }) }
  },
})

const verifyQuote = defineTool({
  name: 'verify_quote',
  ...words.tools.verify_quote,
  input: Type.Object(
    {
      law: textInput('law', 200),
      article: textInput('article', 60),
      quote: textInput('quote', CITATION_CHECK_LIMITS.quote),
    },
    NO_FURTHER_FIELDS,
  ),
  reads: ['law'],
  async run(query, context) {
    const [checked] = await check([query], context)
    const item = checkedItem(query, checked!, context)
    const { text: current, state, former } = checked!
    // A quotation from an earlier version does not agree with the current text.
    const agrees = current === undefined ? undefined : state !== 'misquoted' && former === undefined
    return { agrees, results: [item], ...(agrees === undefined && { note: words.notCompared }) }
  },
})

export const CITATION_TOOLS = [checkCitations, verifyQuote]

/** Tools that read laws. */
import type { ArticleAnswers } from '@contract/article-answers'
import type { LawArticle, LawItem } from '@contract/lawregu'
import { LAW_PATHS } from '@contract/paths'
import { LAW_LEVELS, LAW_STATUSES } from '@domain/libraries/law'
import { LIMITS } from '@domain/limits'
import { createCompare } from '@domain/text/compare'
import { Type } from '@sinclair/typebox'
import { diffArrays } from 'diff'
import { copy, fillPlaceholders } from '../copy'
import { queryFromArguments } from './conditions'
import { dayInput, choiceInput, NO_FURTHER_FIELDS, pageInput, pageParam, textInput } from './inputs'
import { resultItemOf, withoutHitMarks, defineTool, type ToolContext } from './tool'

const { mcp: words } = copy
const compare = createCompare(diffArrays)

const lawPath = (lid: string, article?: string) =>
  `/law-detail/${encodeURIComponent(lid)}${article ? `?article=${encodeURIComponent(article)}` : ''}`

const askArticles = defineTool({
  name: 'ask_articles',
  ...words.tools.ask_articles,
  input: Type.Object(
    {
      question: textInput('question', LIMITS.question),
      asOf: Type.Optional(dayInput('asOf')),
      effLevel: Type.Optional(choiceInput('effLevel', LAW_LEVELS)),
      region: Type.Optional(textInput('region', 40)),
      fiscal: Type.Optional(Type.Boolean({ description: words.fields.fiscal })),
      page: pageInput,
    },
    NO_FURTHER_FIELDS,
  ),
  reads: ['law', 'case'],
  async run({ question, asOf, effLevel, region, fiscal, page }, context) {
    const query = {
      question,
      asOf,
      effLevel,
      region,
      fiscal: fiscal ? '1' : undefined,
      pageIndex: pageParam(page),
    }
    const { articles, totalCount, understood } = await context.call<ArticleAnswers>({ path: LAW_PATHS.articles, query })
    return {
      total: totalCount,
      understood,
      results: articles.map(one =>
        resultItemOf({
          lid: one.lid,
          law: one.title,
          article: one.article,
          path: one.path,
          text: one.text,
          level: one.eff_level,
          effectiveDate: one.effective_date,
          standing: words.standings[one.standing],
          standingOn: understood.asOf,
          ground: one.ground,
          citedByCases: one.citedBy,
          matched: one.matched,
          address: context.address(lawPath(one.lid, one.article)),
        }),
      ),
    }
  },
})

/** Fetches the grounds of statuses. Lists only have the status of a law, so each law is looked up by its title. */
async function groundsOf(rows: LawItem[], context: ToolContext): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const body = rows.map(({ title }) => ({ law: withoutHitMarks(title)! }))
  const laws = await context.call<Array<LawArticle | null>>({ path: LAW_PATHS.findArticles, body })
  return new Map(
    laws.flatMap(law => {
      const ground = law?.standing_basis ?? law?.effective_basis
      return law && ground ? [[law.lid, ground] as const] : []
    }),
  )
}

const findLaws = defineTool({
  name: 'find_laws',
  ...words.tools.find_laws,
  input: Type.Object(
    {
      words: Type.Optional(textInput('words', 100)),
      title: Type.Optional(textInput('title', 100)),
      number: Type.Optional(textInput('number', 100)),
      authority: Type.Optional(textInput('authority', 60)),
      level: Type.Optional(choiceInput('effLevel', LAW_LEVELS)),
      status: Type.Optional(choiceInput('status', LAW_STATUSES)),
      from: Type.Optional(dayInput('fromDay')),
      to: Type.Optional(dayInput('toDay')),
      page: pageInput,
    },
    { ...NO_FURTHER_FIELDS, minProperties: 1 },
  ),
  reads: ['law'],
  async run({ page, from, to, ...input }, context) {
    const query = queryFromArguments({
      全文: input.words,
      标题: input.title,
      文号: input.number,
      发文机关: input.authority,
      效力级别: input.level,
      时效性: input.status,
      发文日期: from || to ? [from, to] : undefined,
    })
    const list = await context.call<{ lawRegus: LawItem[]; totalCount: number }>({
      path: LAW_PATHS.list,
      query: { query, pageIndex: pageParam(page) },
    })
    const grounds = await groundsOf(list.lawRegus, context)
    return {
      total: list.totalCount,
      results: list.lawRegus.map(law =>
        resultItemOf({
          lid: law.lid,
          title: withoutHitMarks(law.title),
          number: law.document_number,
          authority: law.dispatch_authority,
          level: law.eff_level,
          postingDate: law.posting_date,
          effectiveDate: law.effective_date,
          standing: law.time_limited,
          ground: grounds.get(law.lid),
          article: law.article,
          passage: withoutHitMarks(law.hitResult),
          address: context.address(lawPath(law.lid, law.article)),
        }),
      ),
    }
  },
})

interface NamedArticle {
  law?: string
  lid?: string
  article: string
  asOf?: string
}

const articleCall = ({ law, lid, article, asOf }: NamedArticle) =>
  lid
    ? { path: LAW_PATHS.article, query: { lid, article, asOf } }
    : { path: LAW_PATHS.findArticle, body: { law, article, ...(asOf && { asOf }) } }

function articleItem(law: LawArticle, context: ToolContext) {
  const { lawReguLinkBean: article, on_day: onDay } = law
  return resultItemOf({
    lid: law.lid,
    law: law.title,
    article: article?.tiaoName,
    text: article?.content,
    level: law.eff_level,
    effectiveDate: law.effective_date,
    repealedDate: law.repealed_date,
    standing: onDay ? words.standings[onDay.standing] : law.time_limited,
    standingOn: onDay?.day,
    ground: law.standing_basis ?? law.effective_basis,
    completeTo: law.completeness,
    versionThen: onDay?.version,
    address: context.address(lawPath(law.lid, article?.tiaoName)),
  })
}

/**
 * Whether a text applies on the requested day. A text of unknown standing counts as applying. If the library lacks the
 * text of the day, the service returns the nearest text instead.
 */
const isTextOfDay = ({ on_day: onDay }: LawArticle) =>
  onDay === undefined || onDay.standing === 'inForce' || onDay.standing === 'unknown'

const otherTextNote = (article: LawArticle): string | undefined =>
  article.on_day && !isTextOfDay(article)
    ? fillPlaceholders(words.otherText, { day: article.on_day.day, standing: words.standings[article.on_day.standing] })
    : undefined

const named = {
  law: Type.Optional(textInput('law', 200)),
  lid: Type.Optional(textInput('lid', 64)),
  article: textInput('article', 60),
}

const readArticle = defineTool({
  name: 'read_article',
  ...words.tools.read_article,
  input: Type.Object({ ...named, asOf: Type.Optional(dayInput('asOf')) }, { ...NO_FURTHER_FIELDS, minProperties: 2 }),
  reads: ['law'],
  async run(input, context) {
    const article = await context.call<LawArticle>(articleCall(input))
    const note = otherTextNote(article)
    return { results: [articleItem(article, context)], ...(note && { note }) }
  },
})

const compareVersions = defineTool({
  name: 'compare_versions',
  ...words.tools.compare_versions,
  input: Type.Object(
    {
      law: textInput('law', 200),
      article: textInput('article', 60),
      from: dayInput('versionFrom'),
      to: dayInput('versionTo'),
    },
    NO_FURTHER_FIELDS,
  ),
  reads: ['law'],
  async run({ law, article, from, to }, context) {
    const at = (asOf: string) => context.call<LawArticle>(articleCall({ law, article, asOf }))
    const [before, after] = [await at(from), await at(to)]
    const versions = [before, after]
    const results = versions.map(version => articleItem(version, context))
    // For a day whose text the library lacks, the service returns the nearest text. Both days could get the same text,
    // and the comparison would wrongly show no change.
    const days = versions.flatMap((version, index) => (isTextOfDay(version) ? [] : [[from, to][index]]))
    if (days.length) return { results, note: fillPlaceholders(words.notComparable, { days: days.join('、') }) }
    const [earlier, later] = versions.map(({ lawReguLinkBean }) => lawReguLinkBean?.content)
    return {
      results,
      sameVersion: before.lid === after.lid,
      changes: earlier === undefined || later === undefined ? undefined : compare(earlier, later),
    }
  },
})

export const LAW_TOOLS = [askArticles, findLaws, readArticle, compareVersions]

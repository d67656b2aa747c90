/** Tools that read laws. */
import type { ArticleAnswers } from '@contract/article-answers'
import type { LawArticle, LawItem } from '@contract/lawregu'
import { LAW_PATHS } from '@contract/paths'
import { LAW_LEVELS, LAW_STATUSES } from '@domain/libraries/law'
import { LIMITS } from '@domain/limits'
import { createCompare } from '@domain/text/compare'
import { Type } from '@sinclair/typebox'
import { diffArrays } from 'diff'
import { copy } from '../copy'
import { queryFromArguments } from './conditions'
import { day, literals, options, pageIndex, pageText, text } from './inputs'
import { itemOf, plainText, tool, type ToolWorld } from './tool'

const { mcp: words } = copy
const compare = createCompare(diffArrays)

const lawPath = (lid: string, article?: string) =>
  `/law-detail/${encodeURIComponent(lid)}${article ? `?article=${encodeURIComponent(article)}` : ''}`

const askArticles = tool({
  name: 'ask_articles',
  ...words.tools.ask_articles,
  input: Type.Object(
    {
      question: text('question', LIMITS.question),
      asOf: Type.Optional(day('asOf')),
      effLevel: Type.Optional(literals('effLevel', LAW_LEVELS)),
      region: Type.Optional(text('region', 40)),
      fiscal: Type.Optional(Type.Boolean({ description: words.fields.fiscal })),
      page: pageIndex,
    },
    options,
  ),
  reads: ['law', 'case'],
  async run({ question, asOf, effLevel, region, fiscal, page }, world) {
    const query = {
      question,
      asOf,
      effLevel,
      region,
      fiscal: fiscal ? '1' : undefined,
      pageIndex: pageText(page),
    }
    const { articles, totalCount, understood } = await world.call<ArticleAnswers>({ path: LAW_PATHS.articles, query })
    return {
      total: totalCount,
      understood,
      results: articles.map(one =>
        itemOf({
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
          address: world.address(lawPath(one.lid, one.article)),
        }),
      ),
    }
  },
})

/** Lists tell the status of a law. Its ground comes with the law itself, which is looked up by its title. */
async function groundsOf(rows: LawItem[], world: ToolWorld): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const body = rows.map(({ title }) => ({ law: plainText(title)! }))
  const laws = await world.call<Array<LawArticle | null>>({ path: LAW_PATHS.findArticles, body })
  return new Map(
    laws.flatMap(law => {
      const ground = law?.standing_basis ?? law?.effective_basis
      return law && ground ? [[law.lid, ground] as const] : []
    }),
  )
}

const findLaws = tool({
  name: 'find_laws',
  ...words.tools.find_laws,
  input: Type.Object(
    {
      words: Type.Optional(text('words', 100)),
      title: Type.Optional(text('title', 100)),
      number: Type.Optional(text('number', 100)),
      authority: Type.Optional(text('authority', 60)),
      level: Type.Optional(literals('effLevel', LAW_LEVELS)),
      status: Type.Optional(literals('status', LAW_STATUSES)),
      from: Type.Optional(day('fromDay')),
      to: Type.Optional(day('toDay')),
      page: pageIndex,
    },
    { ...options, minProperties: 1 },
  ),
  reads: ['law'],
  async run({ page, from, to, ...input }, world) {
    const query = queryFromArguments({
      全文: input.words,
      标题: input.title,
      文号: input.number,
      发文机关: input.authority,
      效力级别: input.level,
      时效性: input.status,
      发文日期: from || to ? [from, to] : undefined,
    })
    const list = await world.call<{ lawRegus: LawItem[]; totalCount: number }>({
      path: LAW_PATHS.list,
      query: { query, pageIndex: pageText(page) },
    })
    const grounds = await groundsOf(list.lawRegus, world)
    return {
      total: list.totalCount,
      results: list.lawRegus.map(law =>
        itemOf({
          lid: law.lid,
          title: plainText(law.title),
          number: law.document_number,
          authority: law.dispatch_authority,
          level: law.eff_level,
          postingDate: law.posting_date,
          effectiveDate: law.effective_date,
          standing: law.time_limited,
          ground: grounds.get(law.lid),
          article: law.article,
          passage: plainText(law.hitResult),
          address: world.address(lawPath(law.lid, law.article)),
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

function articleItem(law: LawArticle, world: ToolWorld) {
  const { lawReguLinkBean: article, on_day: onDay } = law
  return itemOf({
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
    address: world.address(lawPath(law.lid, article?.tiaoName)),
  })
}

const named = {
  law: Type.Optional(text('law', 200)),
  lid: Type.Optional(text('lid', 64)),
  article: text('article', 60),
}

const readArticle = tool({
  name: 'read_article',
  ...words.tools.read_article,
  input: Type.Object({ ...named, asOf: Type.Optional(day('asOf')) }, { ...options, minProperties: 2 }),
  reads: ['law'],
  run: async (input, world) => ({
    results: [articleItem(await world.call<LawArticle>(articleCall(input)), world)],
  }),
})

const compareVersions = tool({
  name: 'compare_versions',
  ...words.tools.compare_versions,
  input: Type.Object(
    { law: text('law', 200), article: text('article', 60), from: day('versionFrom'), to: day('versionTo') },
    options,
  ),
  reads: ['law'],
  async run({ law, article, from, to }, world) {
    const at = (asOf: string) => world.call<LawArticle>(articleCall({ law, article, asOf }))
    const [before, after] = [await at(from), await at(to)]
    const texts = [before, after].map(({ lawReguLinkBean }) => lawReguLinkBean?.content)
    const [earlier, later] = texts
    return {
      results: [before, after].map(version => articleItem(version, world)),
      sameVersion: before.lid === after.lid,
      changes: earlier === undefined || later === undefined ? undefined : compare(earlier, later),
    }
  },
})

export const LAW_TOOLS = [askArticles, findLaws, readArticle, compareVersions]

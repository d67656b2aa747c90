/**
 * The route for articles that answer a question (问法条). Every answer is the text of a law; nothing is
 * generated.
 */
import { type ArticleAnswer, ArticleAnswers, ArticleAnswersQuery } from '@contract/article-answers'
import { LAW_PATHS } from '@contract/paths'
import { changedVersions } from '@domain/citation/article-versions'
import { beijingDay } from '@domain/format/beijing-time'
import { isDay } from '@domain/format/dates'
import { formerTextMessage, UNKNOWN_ON_DAY } from '@domain/law-time/ground-messages'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { LIMITS } from '@domain/limits'
import type { Engine, EngineDocument } from '../engine/port'
import type { App } from '../http/app-type'
import { dataEnvelope, dataResponseSchema } from '../http/envelope'
import { HttpError } from '../http/http-error'
import type { RateLimits } from '../http/rate-limits'
import { disconnectSignalOf } from '../http/task'
import { lawLibrary } from '../libraries/law'
import { lawCompletenessOf } from '../libraries/law/completeness'
import { lawTermOf } from '../libraries/law/versions'
import { articleTextAt, groundMessagesOf, lawPayload } from '../libraries/law/view'
import type { Runtime } from '../runtime'
import { requirePermission } from '../search/access'
import { CITED_LAW_FIELD, widenCitations } from '../search/citation'
import { dayBound } from '../search/dimensions'
import { citationValues } from '../search/law-names'
import { pageWindowOf } from '../search/request'
import { toSimplified } from '../search/traditional'
import type { ArticleFinder } from './finder'
import { LayWordTable } from './lay-words'
import { absentWords, matchedWords, questionPieces } from './matched-words'
import { namedArticles, mergeNamedFirst } from './named-articles'
import { eligibleStanding, isAmended, type RankedArticle } from './ranking'
import { rareWords } from './rare-words'
import { readSearchTables } from './tables'

/** The maximum number of articles in a result. Articles behind these hardly ever answer the question. */
const MOST = 100

interface ServiceDeps {
  engine: Engine
  articleFinder: ArticleFinder
  limits: RateLimits
  runtime: Pick<Runtime, 'now'>
  /** A folder with tables that replace those of the server. */
  folder?: string
}

function questionIn(text: string): string {
  const question = toSimplified(text.trim())
  if (!question) throw new HttpError('question_empty')
  if ([...question].length > LIMITS.question) throw new HttpError('question_too_long')
  return question
}

function dayIn(asOf: string): number {
  const day = isDay(asOf) ? dayBound(asOf) : undefined
  if (day === undefined) throw new HttpError('day_unknown')
  return day
}

/** Returns the number of judgments that cite an article, under any name of its law. */
async function citingCases(engine: Engine, title: string, no: string, signal: AbortSignal): Promise<number> {
  const values = citationValues(title, no).slice(-1)
  const where = await widenCitations(engine, { kind: 'value', field: CITED_LAW_FIELD, values })
  return engine.count({ collection: 'case', where, signal })
}

/** The day for which the articles are requested. */
interface AnswerDay {
  day: number
  isToday: boolean
}

const IN_FORCE: string[] = [LAW_STATUS.inForce, LAW_STATUS.partly]

/**
 * Returns the standing of a law on the day, or `undefined` if the law may not answer. For today, the stated status 现行有效
 * or 部分失效 suffices, even if the first day is unknown.
 */
function standingOf(document: EngineDocument, { day, isToday }: AnswerDay): ArticleAnswer['standing'] | undefined {
  const term = lawTermOf(document)
  const standing = eligibleStanding(term, day) ?? (isAmended(term, day) ? 'amended' : undefined)
  return standing === 'unknown' && isToday && IN_FORCE.includes(term.status) ? 'inForce' : standing
}

function groundOf(document: EngineDocument, standing: ArticleAnswer['standing']): string | undefined {
  if (standing === 'unknown') return UNKNOWN_ON_DAY
  const { standing_basis: ofStanding, effective_basis: ofBeginning } = groundMessagesOf(lawPayload(document))
  const ground = ofStanding ?? ofBeginning
  return standing === 'amended' ? formerTextMessage(ground) : ground
}

export function articleAnswersService(app: App, { engine, articleFinder, limits, runtime, folder }: ServiceDeps) {
  const layWords = new LayWordTable(readSearchTables(folder).layWords)

  /**
   * Returns the answer with an article. Returns `undefined` if the library no longer has the article, or if its law may
   * not answer any more.
   */
  async function answerOf(
    { lid, at }: RankedArticle,
    question: string,
    day: AnswerDay,
    signal: AbortSignal,
  ): Promise<ArticleAnswer | undefined> {
    const document = await engine.get(lawLibrary.spec.name, lid)
    const article = document && lawPayload(document).articles[at]
    const text = document && articleTextAt(document, at)
    const standing = document && standingOf(document, day)
    if (!article || text === undefined || !standing) return undefined
    const { title, effLevel, effectiveDate, timeLimited } = lawPayload(document)
    return {
      lid,
      title,
      article: article.no,
      path: article.path,
      text,
      standing,
      time_limited: timeLimited,
      ground: groundOf(document, standing),
      eff_level: effLevel,
      effective_date: effectiveDate,
      matched: matchedWords(text, question, layWords.lawWordsFor(question)),
      citedBy: await citingCases(engine, title, article.no, signal),
      versions: changedVersions(article.history, text).length,
    }
  }

  app.register(async (routes: App) => {
    requirePermission(routes, lawLibrary.service.point)
    routes.get(
      LAW_PATHS.articles,
      {
        config: { rateLimit: limits.articles },
        schema: { querystring: ArticleAnswersQuery, ...dataResponseSchema(ArticleAnswers) },
      },
      async ({ query }, reply) => {
        const signal = disconnectSignalOf(reply)
        const question = questionIn(query.question)
        const today = beijingDay(runtime.now())
        const asOf = query.asOf ?? today
        const day = dayIn(asOf)
        const { from, size } = pageWindowOf(query)
        const { effLevel, region, fiscal } = query
        const levels = effLevel ? [effLevel] : undefined
        const articleQuestion = { question, day, levels, region, fiscal: fiscal === '1' }
        const ranked = await articleFinder.find(articleQuestion, signal)
        const named = await namedArticles(engine, articleQuestion)
        const likely = mergeNamedFirst(named, ranked.isAnswered ? ranked.articles : []).slice(0, MOST)
        const answers: ArticleAnswer[] = []
        for (const article of likely.slice(from, from + size)) {
          signal.throwIfAborted()
          const answer = await answerOf(article, question, { day, isToday: day === dayIn(today) }, signal)
          if (answer) answers.push(answer)
        }
        const absent = from === 0 ? absentWords(layWords.lawWordsIn(question), answers) : []
        return dataEnvelope({
          totalCount: likely.length,
          understood: {
            asOf,
            words: layWords.lawWordsFor(question),
            pieces: questionPieces(question),
            absent: await rareWords(engine, absent, signal),
          },
          ...(await lawCompletenessOf(engine)),
          articles: answers,
        })
      },
    )
  })
}

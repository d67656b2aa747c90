/** Articles that answer a question (按问题查法条). An answer is the law's own text; nothing is generated. */
import { type ArticleAnswer, ArticleAnswers, ArticlesQuery } from '@contract/article-answers'
import { LAW_PATHS } from '@contract/paths'
import { changedVersions } from '@domain/citation/article-versions'
import { dayOf, isDay } from '@domain/format/dates'
import { formerTextMessage } from '@domain/law-time/ground-messages'
import { LIMITS } from '@domain/limits'
import type { Engine, EngineDocument } from '../engine/port'
import type { App } from '../http/app-type'
import { data, dataResponse } from '../http/envelope'
import { HttpError } from '../http/http-error'
import type { RateLimits } from '../http/rate-limits'
import { signalOf } from '../http/task'
import { lawLibrary } from '../libraries/law'
import { completenessOf } from '../libraries/law/completeness'
import { termOf } from '../libraries/law/versions'
import { articleTextAt, basisOf, lawPayload } from '../libraries/law/view'
import type { Runtime } from '../runtime'
import { requirePermission } from '../search/access'
import { CITED_FIELD, widenCitations } from '../search/citation'
import { dayBound } from '../search/dimensions'
import { citationValues } from '../search/law-names'
import { pageOf } from '../search/request'
import { simplified } from '../search/traditional'
import type { ArticleFinder } from './finder'
import { LayWords } from './lay-words'
import { matchedWords, questionPieces } from './matched-words'
import { namedArticles, namedFirst } from './named-articles'
import { answeringStanding, isAmended, type RankedArticle } from './ranking'
import { readTables } from './tables'

/** The most articles of an answer. Articles of a lower rank are not likely enough to be read. */
const MOST = 100

interface ServiceDeps {
  engine: Engine
  articleFinder: ArticleFinder
  limits: RateLimits
  runtime: Pick<Runtime, 'now'>
  /** The folder of tables that replace those of the server. */
  folder?: string
}

function questionIn(text: string): string {
  const question = simplified(text.trim())
  if (!question) throw new HttpError('question_empty')
  if ([...question].length > LIMITS.question) throw new HttpError('question_too_long')
  return question
}

function dayIn(asOf: string): number {
  const day = isDay(asOf) ? dayBound(asOf) : undefined
  if (day === undefined) throw new HttpError('day_unknown')
  return day
}

/** The number of judgments that cite an article, under all names of its law. */
async function citingCases(engine: Engine, title: string, no: string, signal: AbortSignal): Promise<number> {
  const values = citationValues(title, no).slice(-1)
  const where = await widenCitations(engine, { kind: 'value', field: CITED_FIELD, values })
  return engine.count({ collection: 'case', where, signal })
}

function standingOf(document: EngineDocument, day: number): ArticleAnswer['standing'] | undefined {
  const term = termOf(document)
  return answeringStanding(term, day) ?? (isAmended(term, day) ? 'amended' : undefined)
}

function groundOf(document: EngineDocument, standing: ArticleAnswer['standing']): string | undefined {
  const { standing_basis: ofStanding, effective_basis: ofBeginning } = basisOf(lawPayload(document))
  const ground = ofStanding ?? ofBeginning
  return standing === 'amended' ? formerTextMessage(ground) : ground
}

export function articleAnswersService(app: App, { engine, articleFinder, limits, runtime, folder }: ServiceDeps) {
  const layWords = new LayWords(readTables(folder).layWords)

  /** Returns nothing for an article that its law no longer has. */
  async function answerOf(
    { lid, at }: RankedArticle,
    question: string,
    day: number,
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
        schema: { querystring: ArticlesQuery, ...dataResponse(ArticleAnswers) },
      },
      async ({ query }, reply) => {
        const signal = signalOf(reply)
        const question = questionIn(query.question)
        const asOf = query.asOf ?? dayOf(runtime.now())
        const day = dayIn(asOf)
        const { from, size } = pageOf(query)
        const { effLevel, region, fiscal } = query
        const levels = effLevel ? [effLevel] : undefined
        const articleQuestion = { question, day, levels, region, fiscal: fiscal === '1' }
        const ranked = await articleFinder.find(articleQuestion, signal)
        const named = await namedArticles(engine, articleQuestion)
        const likely = namedFirst(named, ranked.isAnswered ? ranked.articles : []).slice(0, MOST)
        const answers: ArticleAnswer[] = []
        for (const article of likely.slice(from, from + size)) {
          signal.throwIfAborted()
          const answer = await answerOf(article, question, day, signal)
          if (answer) answers.push(answer)
        }
        return data({
          totalCount: likely.length,
          understood: { asOf, words: layWords.lawWordsFor(question), pieces: questionPieces(question) },
          ...(await completenessOf(engine)),
          articles: answers,
        })
      },
    )
  })
}

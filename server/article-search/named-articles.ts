/** Reads the articles that a question names: 民法典577条, 《劳动合同法》第三十八条. They come before all others. */
import { findCitations } from '@domain/citation/citations'
import { lawsNamed } from '@domain/citation/law-names'
import { compareOnDay } from '@domain/law-time/standing'
import type { Engine, EngineDocument } from '../engine/port'
import { articleAt } from '../libraries/law/articles'
import { termOf, versionsNamed } from '../libraries/law/versions'
import { lawPayload } from '../libraries/law/view'
import { foldWidth } from './bigrams'
import { type ArticleQuestion, eligibleLaws, type RankedArticle } from './ranking'

/** The most articles and laws that one question names. A law is read whole, in all its versions. */
const MOST_ARTICLES = 10
const MOST_LAWS = 3

/** Returns the named articles in the version of the day, in the order of the question. */
export async function namedArticles(engine: Engine, question: ArticleQuestion): Promise<RankedArticle[]> {
  const articles: RankedArticle[] = []
  const versionOf = new Map<string, EngineDocument | undefined>()
  for (const { law, article } of findCitations(foldWidth(question.question)).slice(0, MOST_ARTICLES)) {
    if (law === undefined || (!versionOf.has(law) && versionOf.size >= MOST_LAWS)) continue
    const version = versionOf.has(law) ? versionOf.get(law) : await versionOnDay(engine, law, question.day)
    versionOf.set(law, version)
    const at = version && articleAt(version, article)
    if (version && at !== undefined && mayAnswer(version, question)) articles.push({ lid: version.id, at })
  }
  return articles
}

async function versionOnDay(engine: Engine, law: string, day: number): Promise<EngineDocument | undefined> {
  const versions = await versionsNamed(engine, lawsNamed(law))
  return versions.sort((a, b) => compareOnDay(day, termOf(a), termOf(b)))[0]
}

function mayAnswer(version: EngineDocument, question: ArticleQuestion): boolean {
  const { title: name, effLevel: level, region, fiscal } = lawPayload(version)
  return eligibleLaws([{ name, term: termOf(version), level, region, fiscal }], question).length > 0
}

const isSame = (a: RankedArticle) => (b: RankedArticle) => a.lid === b.lid && a.at === b.at

/** Puts the named articles before the others. */
export const namedFirst = (named: RankedArticle[], others: RankedArticle[]): RankedArticle[] =>
  [...named, ...others].filter((article, at, all) => all.findIndex(isSame(article)) === at)

/**
 * Finds articles that a question names, such as 民法典577条 or 《劳动合同法》第三十八条. They come before all other
 * articles.
 */
import { findCitations } from '@domain/citation/citations'
import { lawsNamed } from '@domain/citation/law-names'
import { compareOnDay } from '@domain/law-time/standing'
import type { Engine, EngineDocument } from '../engine/port'
import { articlePosition } from '../libraries/law/articles'
import { lawTermOf, findVersions } from '../libraries/law/versions'
import { lawPayload } from '../libraries/law/view'
import { foldText } from './bigrams'
import { type ArticleQuestion, eligibleLaws, type RankedArticle } from './ranking'

/** The maximum numbers of named articles and laws that are searched. For each law, all of its versions are read. */
const MOST_ARTICLES = 10
const MOST_LAWS = 3

/**
 * Returns the named articles in the order of the question. Each is from the version of its law that fits the question's
 * day best. Versions that may not answer are skipped.
 */
export async function namedArticles(engine: Engine, question: ArticleQuestion): Promise<RankedArticle[]> {
  const articles: RankedArticle[] = []
  const versionOf = new Map<string, EngineDocument | undefined>()
  for (const { law, article } of findCitations(foldText(question.question)).slice(0, MOST_ARTICLES)) {
    if (law === undefined || (!versionOf.has(law) && versionOf.size >= MOST_LAWS)) continue
    const version = versionOf.has(law) ? versionOf.get(law) : await versionOnDay(engine, law, question.day)
    versionOf.set(law, version)
    const at = version && articlePosition(version, article)
    if (version && at !== undefined && mayAnswer(version, question)) articles.push({ lid: version.id, at })
  }
  return articles
}

async function versionOnDay(engine: Engine, law: string, day: number): Promise<EngineDocument | undefined> {
  const versions = await findVersions(engine, lawsNamed(law))
  return versions.sort((a, b) => compareOnDay(day, lawTermOf(a), lawTermOf(b)))[0]
}

function mayAnswer(version: EngineDocument, question: ArticleQuestion): boolean {
  const { title: name, effLevel: level, region, fiscal } = lawPayload(version)
  return eligibleLaws([{ name, term: lawTermOf(version), level, region, fiscal }], question).length > 0
}

const isSame = (a: RankedArticle) => (b: RankedArticle) => a.lid === b.lid && a.at === b.at

/** Merges both lists without duplicates, the named articles first. */
export const mergeNamedFirst = (named: RankedArticle[], others: RankedArticle[]): RankedArticle[] =>
  [...named, ...others].filter((article, at, all) => all.findIndex(isSame(article)) === at)

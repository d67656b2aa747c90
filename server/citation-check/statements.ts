/**
 * Compares what a text says about an article with all articles of the law. This finds articles that were renumbered.
 */
import { bareWords } from '@domain/citation-check/quote-matching'
import type { EngineDocument } from '../engine/port'
import { articlePosition } from '../libraries/law/articles'
import { lawPayload } from '../libraries/law/view'
import { bareTextAt, bareTextOf } from './bare-texts'

/** An article says the same as a statement if it has this share of the statement's bigrams, weighted by rarity. */
const SAME = 0.5
/**
 * The cited article says something else if its share is at most half of the best share. A best share below `SAME`
 * counts as `SAME`.
 */
const OTHER = 0.5
/** An article certainly says the same if it has this share of the bigrams without weights. This needs no index. */
const SURE = 0.6

function bigramsOf(statement: string): string[] {
  const bare = bareWords(statement).replace(/[，。；：、？！（）]/g, '')
  const bigrams = new Set<string>()
  for (let at = 0; at + 1 < bare.length; at++) bigrams.add(bare.slice(at, at + 2))
  return [...bigrams]
}

const shareIn = (bigrams: string[], bare: string) =>
  bigrams.filter(bigram => bare.includes(bigram)).length / Math.max(1, bigrams.length)

/** Whether an article clearly says what a text ascribes to it. Only this article is read. */
export const articleClearlySays = (document: EngineDocument, article: string, statement: string): boolean =>
  shareIn(bigramsOf(statement), bareTextOf(document, article)) >= SURE

/** The index of each law: the articles that contain a bigram. The statements of one request share it. */
const indexes = new WeakMap<EngineDocument, Map<string, number[]>>()

function bigramIndex(document: EngineDocument): Map<string, number[]> {
  const cached = indexes.get(document)
  if (cached) return cached
  const index = new Map<string, number[]>()
  lawPayload(document).articles.forEach((_, article) => {
    const bare = bareTextAt(document, article)
    for (let at = 0; at + 1 < bare.length; at++) {
      const bigram = bare.slice(at, at + 2)
      const holders = index.get(bigram)
      if (!holders) index.set(bigram, [article])
      else if (holders[holders.length - 1] !== article) holders.push(article)
    }
  })
  indexes.set(document, index)
  return index
}

interface Resemblance {
  /** Whether the cited article says something else. */
  isOther: boolean
  /** The article that says what the text ascribes to the cited one. */
  article?: string
}

/** Compares a statement with all articles. Rare bigrams of the law weigh more: 当事人 proves little, 缺席判决 much. */
export function resemblanceIn(document: EngineDocument, article: string, statement: string): Resemblance {
  const { articles } = lawPayload(document)
  const index = bigramIndex(document)
  const scores = new Float64Array(articles.length)
  let sum = 0
  for (const bigram of bigramsOf(statement)) {
    const holders = index.get(bigram) ?? []
    const weight = Math.log((articles.length + 1) / (holders.length + 0.5))
    sum += weight
    for (const at of holders) scores[at]! += weight
  }
  const cited = articlePosition(document, article)
  const best = scores.reduce((first, score, at) => (score > scores[first]! ? at : first), 0)
  const top = scores[best] ?? 0
  const isOther = cited === undefined || scores[cited]! <= OTHER * Math.max(top, SAME * sum)
  return isOther && top >= SAME * sum ? { isOther, article: articles[best]!.no } : { isOther }
}

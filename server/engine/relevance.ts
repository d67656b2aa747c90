/**
 * How relevant a document is to the words of a question: arithmetic on counts, so that every engine comes to the same.
 *
 * - A term is a word of a clause that is not excluded, in the clause's scope, each once, and at most the first twelve of them.
 *   Parts of names are no terms.
 * - `times` is how often the word occurs in the text of its scope, overlapping ones included; `length` counts the characters of
 *   the title and the blocks that are in the scope; `average` is that of all documents of the collection.
 * - The rarity of a term is by the documents of the collection that have it. The title counts once more for a term of `full`.
 * - Words are together as far as they share a sentence: of each scope the most of its terms that one sentence holds, less one,
 *   added up, of as many as could be. Sentences end as `near` has it.
 */
import type { Clause, CollectionSpec } from './port'
import { wellFormed } from './well-formed'

/** Who asks for more is no person, and waits no longer. */
export const MOST_TERMS = 12
/** Further occurrences say less and less; a long text has words by chance. */
export const SATURATION = 1.2
export const LENGTH = 0.5
/** What a word in the title is worth, beside the same in the text. */
export const TITLE = 1
/** What it adds that all the words share a sentence, and what the greatest weight would add. */
export const TOGETHER = 0.5
export const AUTHORITY = 0.5
/** Scores are whole numbers of so small parts: what calculates in another order comes to the same ties. */
export const MILLIONTHS = 1_000_000

function* wordsOf(clause: Clause): Generator<[scope: string, word: string]> {
  if (clause.kind === 'text') for (const word of clause.words) yield [clause.scope, wellFormed(word)]
  else if ('clauses' in clause) for (const one of clause.clauses) yield* wordsOf(one)
}

/** The words of each scope. */
export function termsOf(clause: Clause, { names }: CollectionSpec): Map<string, string[]> {
  const terms = new Map<string, Set<string>>()
  let count = 0
  for (const [scope, word] of wordsOf(clause)) {
    const words = terms.get(scope) ?? new Set()
    if (!word || names.includes(scope) || words.has(word)) continue
    terms.set(scope, words.add(word))
    if (++count === MOST_TERMS) break
  }
  return new Map([...terms].map(([scope, words]) => [scope, [...words]]))
}

export const rarityOf = (documents: number, having: number) => Math.log(1 + (documents - having + 0.5) / (having + 0.5))

/** What the occurrences in one text are worth: the more the better, the less so in a long text. */
export const shareOf = (times: number, length: number, average: number) =>
  times && ((SATURATION + 1) * times) / (times + SATURATION * (1 - LENGTH + (LENGTH * length) / average))

/** What one term is worth in a document, by its shares in the text and, for one of `full`, in the title. */
export const worthOf = (rarity: number, inText: number, inTitle = 0) => rarity * (inText + TITLE * inTitle)

/** From none to `AUTHORITY`: 0, 1/3, 1/2, 3/5 of it … by the weights 0, 1, 2, 3 … */
const authorityOf = (weight: number) => AUTHORITY * (weight > 0 ? weight / (weight + 2) : 0)

/** `worth` and `rarity` are the sums over the terms in their order, `together` is a share of 1. */
export const scoreOf = (worth: number, rarity: number, together: number, weight: number) =>
  Math.round(MILLIONTHS * (worth / rarity) * (1 + TOGETHER * together) * (1 + authorityOf(weight)))

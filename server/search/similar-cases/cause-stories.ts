/** Derives the cause of facts from similar stories whose cause is known. The stories are invented, in lay words. */
import { bigramsIn, normalisedText } from './terms'

/** The number of most similar stories that count. */
const NEAREST = 20
/** The weight of every cause of a story but the first. */
const FURTHER = 1 / 2
/** How much long stories are penalised, because they share more terms by chance. 0 means not at all. */
const LENGTH = 1 / 2
const HAN = /\p{Script=Han}/gu

interface Story {
  causes: string[]
  length: number
}

/** Returns single characters and bigrams. Stories are short, and a single 狗 or 租 says much about them. */
function termsIn(text: string): string[] {
  const folded = normalisedText(text)
  return [...new Set([...(folded.match(HAN) ?? []), ...bigramsIn(folded)])]
}

/**
 * Reads a table with lines such as 离婚纠纷|抚养纠纷 = 他常年不回家…. The best cause comes first. Lines that begin with # are
 * comments.
 */
export class CauseStories {
  private readonly stories: Story[] = []
  /** The indices of the stories that contain a term, by term. */
  private readonly having = new Map<string, number[]>()
  private readonly average: number

  constructor(table: string) {
    for (const line of table.split('\n')) {
      const [left = '', text = ''] = line.startsWith('#') ? [] : line.split(' = ')
      const terms = termsIn(text)
      if (!terms.length) continue
      const at = this.stories.push({ causes: left.trim().split('|'), length: terms.length }) - 1
      for (const term of terms) {
        const others = this.having.get(term)
        if (others) others.push(at)
        else this.having.set(term, [at])
      }
    }
    this.average = this.stories.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.stories.length)
  }

  /** Returns the share of each cause among the nearest stories. */
  sharesOf(facts: string): Map<string, number> {
    const scores = new Float64Array(this.stories.length)
    for (const term of termsIn(facts)) {
      const having = this.having.get(term) ?? []
      const rarity = Math.log(1 + this.stories.length / (having.length + 1))
      for (const at of having) scores[at]! += rarity
    }
    const nearest = this.stories
      .map(({ causes, length }, at) => ({
        causes,
        score: scores[at]! / (1 + LENGTH * (length / this.average - 1)),
        at,
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, NEAREST)
    const all = nearest.reduce((sum, { score }) => sum + score, 0)
    const shares = new Map<string, number>()
    for (const { causes, score } of nearest)
      causes.forEach((cause, at) => shares.set(cause, (shares.get(cause) ?? 0) + ((at ? FURTHER : 1) * score) / all))
    return shares
  }
}

/** What the headings of the articles that facts fit say about the cause: 第十四章 租赁合同 speaks for 租赁合同纠纷. */

/** An article by the title of its law and the headings above it, the outermost first. */
export interface HeadedArticle {
  title: string
  headings: string[]
}

/** The end of a cause's name that headings do not have. */
const ENDING = /纠纷$/
/** Shorter names also occur in other headings. */
const LEAST_NAME = 3

export class CauseHeadings {
  private readonly names: Array<{ cause: string; name: string }>

  constructor(causes: string[]) {
    this.names = causes
      .map(cause => ({ cause, name: cause.replace(ENDING, '') }))
      .filter(({ cause, name }) => name !== cause && name.length >= LEAST_NAME)
      .sort((a, b) => b.name.length - a.name.length)
  }

  /** Returns the cause with the longest name in the nearest heading that has one. The title comes last. */
  private causeOf({ title, headings }: HeadedArticle): string | undefined {
    const nearest = [title, ...headings].reverse()
    for (const heading of nearest) {
      const named = this.names.find(({ name }) => heading.includes(name))
      if (named) return named.cause
    }
    return undefined
  }

  /** Returns the share of each cause. An earlier article counts more. */
  sharesOf(articles: HeadedArticle[]): Map<string, number> {
    const shares = new Map<string, number>()
    const all = articles.reduce((sum, _, at) => sum + 1 / (at + 1), 0)
    articles.forEach((article, at) => {
      const cause = this.causeOf(article)
      if (cause) shares.set(cause, (shares.get(cause) ?? 0) + 1 / (at + 1) / all)
    })
    return shares
  }
}

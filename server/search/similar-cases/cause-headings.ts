/** Derives the cause from headings of the articles that fit the facts: 第十四章 租赁合同 suggests 租赁合同纠纷. */

/** An article: the title of its law, and the headings above it from the outermost. */
export interface HeadedArticle {
  title: string
  headings: string[]
}

/** The ending of causes, which headings lack. */
const ENDING = /纠纷$/
/** The minimum length of a cause without its ending, in characters. Shorter ones also occur in unrelated headings. */
const LEAST_NAME = 3

export class CauseHeadings {
  private readonly names: Array<{ cause: string; name: string }>

  constructor(causes: string[]) {
    this.names = causes
      .map(cause => ({ cause, name: cause.replace(ENDING, '') }))
      .filter(({ cause, name }) => name !== cause && name.length >= LEAST_NAME)
      .sort((a, b) => b.name.length - a.name.length)
  }

  /**
   * Searches the headings from the innermost to the outermost, and then the title. Of several causes in one heading,
   * the longest name wins.
   */
  private causeOf({ title, headings }: HeadedArticle): string | undefined {
    const nearest = [title, ...headings].reverse()
    for (const heading of nearest) {
      const named = this.names.find(({ name }) => heading.includes(name))
      if (named) return named.cause
    }
    return undefined
  }

  /**
   * Returns, for each cause, the share of the articles that name it in a heading or title. Articles at the beginning of
   * the list count more. Articles without a cause still count in the total.
   */
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

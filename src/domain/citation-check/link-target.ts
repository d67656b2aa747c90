/** Where the text is that a citation is held against. */

/** What the library says of a citation, as far as it leads anywhere. */
interface LinkableFinding {
  state: string
  library?: string
  id?: string
  title?: string
  article?: string
  text?: string
  standsIn?: string
  lacks?: string
  former?: { id: string; title: string }
}

export interface LinkTarget {
  library: string
  id: string
  /** Where it is an article: of which law, and which one. */
  law?: string
  article?: string
}

/** Nothing where the library has nothing of it. */
export function linkTarget(finding: LinkableFinding, cited?: string): LinkTarget | undefined {
  const { state, library = 'law', id, title = '', standsIn, former, text, lacks } = finding
  if (!id) return undefined
  const article = standsIn ?? finding.article
  const isMissing = state === 'noArticle' && !lacks
  if (library !== 'law' || !article || !cited || isMissing) return { library, id }
  const isCurrent = text || standsIn || !former
  return isCurrent ? { library, id, law: title, article } : { library, id: former.id, law: former.title, article }
}

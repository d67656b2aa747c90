/** Decides to which document a checked citation is linked. */

/** The fields of a check result that decide the link. */
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
  /** The name of the law, for links to an article. */
  law?: string
  article?: string
}

/**
 * Returns the document or article that a finding links to. `cited` is the cited article. Without a cited article, the
 * link opens the whole document. Returns `undefined` if the library lacks the document.
 */
export function linkTarget(finding: LinkableFinding, cited?: string): LinkTarget | undefined {
  const { state, library = 'law', id, title = '', standsIn, former, text, lacks } = finding
  if (!id) return undefined
  const article = standsIn ?? finding.article
  const isMissing = state === 'noArticle' && !lacks
  if (library !== 'law' || !article || !cited || isMissing) return { library, id }
  const isCurrent = text || standsIn || !former
  return isCurrent ? { library, id, law: title, article } : { library, id: former.id, law: former.title, article }
}

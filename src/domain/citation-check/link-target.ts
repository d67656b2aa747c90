/** Where the text is that a citation is held against. */

/** What the library says of a citation, as far as it leads anywhere. */
interface Judged {
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

export interface Lead {
  library: string
  id: string
  /** Where it is an article: of which law, and which one. */
  law?: string
  article?: string
}

/** Nothing where the library has nothing of it. */
export function leadOf(judged: Judged, cited?: string): Lead | undefined {
  const { state, library = 'law', id, title = '', standsIn, former, text, lacks } = judged
  if (!id) return undefined
  const article = standsIn ?? judged.article
  const hasNone = state === 'noArticle' && !lacks
  if (library !== 'law' || !article || !cited || hasNone) return { library, id }
  const isNow = text || standsIn || !former
  return isNow ? { library, id, law: title, article } : { library, id: former.id, law: former.title, article }
}

/** Converts between a passage and the params of an address. */
import { isSameArticle } from '@domain/citation/article'
import type { Params } from '@domain/format/address'
import { plainText } from '@domain/text/markup'
import { type ReadableDocument, type DocumentSource, workspaceIdOf } from '@/libraries/document'

type Text = Pick<ReadableDocument, 'passages'>

export function passageOfArticle({ passages }: Text, article: string): number | undefined {
  const at = passages.findIndex(passage => passage.kind === 'article' && isSameArticle(passage.number, article))
  return at < 0 ? undefined : at
}

/** Returns the index of the passage that the address names: by its article, or by its position counted from 1. */
export function passageOfParams(text: Text, { article, paragraph = '' }: Params): number | undefined {
  if (article) return passageOfArticle(text, article)
  const at = /^\d{1,6}$/.test(paragraph) ? Number(paragraph) - 1 : -1
  return text.passages[at] && at
}

export function passageParams({ passages }: Text, at: number): Params {
  const passage = passages[at]
  return passage?.kind === 'article' ? { article: passage.number } : { paragraph: String(at + 1) }
}

/** The maximum number of characters that are stored of a passage, to show where the reader stopped. */
const BEGINNING = 60

/** Returns the place where the reader stopped: the params of the passage, and its first words. */
export function readingPlaceOf(text: Text, at: number) {
  const passage = text.passages[at]
  if (!passage) return undefined
  const [line = ''] = plainText(passage.text).trim().split('\n')
  return { params: passageParams(text, at), text: line.slice(0, BEGINNING) }
}

/** The document of the screen, with its source and the params of its address. */
export interface ShownDocument {
  source: DocumentSource
  params: Params
  document: ReadableDocument
}

/**
 * Returns the document's id in the workspace. If the address does not contain the id, takes it from the loaded
 * document.
 */
export const workspaceIdOfShown = ({ source: { route }, params, document }: ShownDocument) =>
  workspaceIdOf({ route, params }, document.enclosingLaw?.law) ?? `${route} ${document.id}`

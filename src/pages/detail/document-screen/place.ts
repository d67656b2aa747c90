/** The passage params of an address. */
import { sameArticle } from '@domain/citation/article'
import type { Params } from '@domain/format/address'
import { plainText } from '@domain/text/markup'
import { type ReadableDocument, type DocumentSource, workspaceIdOf } from '@/libraries/document'

type Text = Pick<ReadableDocument, 'passages'>

export function articleAt({ passages }: Text, article: string): number | undefined {
  const at = passages.findIndex(passage => passage.kind === 'article' && sameArticle(passage.number, article))
  return at < 0 ? undefined : at
}

/** Returns the passage of an address, which names its article or its position in the text, counted from 1. */
export function passageAt(text: Text, { article, paragraph = '' }: Params): number | undefined {
  if (article) return articleAt(text, article)
  const at = /^\d{1,6}$/.test(paragraph) ? Number(paragraph) - 1 : -1
  return text.passages[at] && at
}

export function passageParams({ passages }: Text, at: number): Params {
  const passage = passages[at]
  return passage?.kind === 'article' ? { article: passage.number } : { paragraph: String(at + 1) }
}

/** The most characters of a passage by which the reader knows it again. */
const BEGINNING = 60

/** Returns a passage as a place to return to: its params, and its beginning. */
export function placeOf(text: Text, at: number) {
  const passage = text.passages[at]
  if (!passage) return undefined
  const [line = ''] = plainText(passage.text).trim().split('\n')
  return { params: passageParams(text, at), text: line.slice(0, BEGINNING) }
}

export interface OpenDocument {
  source: DocumentSource
  params: Params
  document: ReadableDocument
}

/** The document's id in the workspace. An address without the id in its path uses the loaded document. */
export const workspaceId = ({ source: { route }, params, document }: OpenDocument) =>
  workspaceIdOf({ route, params }, document.enclosingLaw?.law) ?? `${route} ${document.id}`

/** A document in the reader, and its source. Every detail screen is built from them. */
import type { SharedContent } from '@/api/share'
import { documentIdOf } from '@/api/share'
import type { ListRow } from './library'
import type { LawOnDay, LegislationHistory } from '@contract/lawregu'
import type { ApiError, Result } from '@/request/errors'
import type { EnclosingLaw } from '@domain/citation/link-citations'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { Citing } from '@domain/citation/version-note'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { RouteName } from '@/routing/routes'
import type { Label } from '@/ui/label'
import type { Category } from './categories'

/**
 * The id of a saved document, for its reader and for its row. All versions of a law share an id, made of its name.
 * `undefined` for an address that does not name its document.
 */
export function workspaceIdOf({ route, params }: ListRow['opens'], law?: string): string | undefined {
  if (law !== undefined) return `law ${law}`
  const id = documentIdOf(route, params)
  return id && `${route} ${id}`
}

export interface DocumentSource {
  category: Category
  route: RouteName
  /** The route's param with the document's id. */
  id: string
  /** Reading settings are stored for each page type. */
  pageType: string
  /** `query` comes from the address; its words are marked. A secretKey opens one document to a guest. */
  load(request: LoadRequest): Promise<Result<ReadableDocument>>
  /** The sentence on the screen in place of a document that could not be loaded. */
  sentenceFor(error: ApiError): string
  /** Whether its library can be searched by cited articles. */
  searchedByCitation?: boolean
  /** The toast for a failure: our sentence, or the service's message. */
  failureOf(error: ApiError): string
  /** The path of its file on the API host. Some documents have no file. */
  downloadPath?(id: string): string
}

export interface LoadRequest {
  id: string
  query: string
  secretKey?: string
  /** The content that the key's check returned. It is not requested again. */
  opened?: SharedContent
  signal: AbortSignalLike
}

export interface ReadableDocument {
  id: string
  title: string
  labels: Label[]
  facts: Fact[]
  passages: Passage[]
  /** Headings of levels 1 to 3. */
  catalog: CatalogEntry[]
  /** Shown in place of a text that is not public. */
  notPublicReason?: string
  /** Saved with the document. */
  metadata: DocumentMetadata
  /** 《…》 for a law; title, court, number and date for a case. */
  citation: string
  /** The law that 本法 means. Only laws have it. */
  enclosingLaw?: EnclosingLaw
  /** The day at which cited laws are read. A law in force cites laws as they stand. */
  citing?: Citing
  /** The list of similar cases, offered for a case that is not public. */
  similarCases?: Opens
  videoUrl?: string
  /** The number of related documents. */
  relatedCount?: number
  /** For a law as of a day: its status on that day, and the version in force. */
  onDay?: LawOnDay
  /** For a tax incentive: its place in the tree of types, names joined by underscores. */
  tree?: string
  /** For an article: the column of its institution. */
  partner?: { id: string; name: string }
}

export interface Fact {
  label: string
  value: string
  /** Whether it identifies the document: court, number, day … Such facts are on a shared card. */
  isMetadata?: true
  /** A tap searches for documents with the same value. */
  opens?: Opens
}

export interface Opens {
  route: RouteName
  params: Record<string, string>
}

/** One passage. `text` has the markup that `domain/text/markup` reads. */
export type Passage =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'article'; number: string; text: string; versions?: LegislationHistory[] }
  /** `start` for a row of a table. */
  | { kind: 'paragraph'; text: string; align?: 'center' | 'right' | 'start' }

export interface CatalogEntry {
  text: string
  level: 1 | 2 | 3
  /** The index of the heading among the passages. */
  passage: number
  /** 第一条-第九条 */
  range?: string
}

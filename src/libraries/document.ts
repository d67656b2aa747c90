/** A document as the reader shows it, and where it comes from; every detail screen is driven by it. */
import type { Shared } from '@/api/share'
import { documentOf } from '@/api/share'
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
 * Under which id a document is kept, from its reader and from a row of a list alike: a law by its name, whichever of its
 * versions it was. Nothing where its address does not name it.
 */
export function deskIdOf({ route, params }: ListRow['opens'], law?: string): string | undefined {
  if (law !== undefined) return `law ${law}`
  const id = documentOf(route, params)
  return id && `${route} ${id}`
}

export interface DocumentSource {
  category: Category
  route: RouteName
  /** The route's param that names the document. */
  id: string
  /** Reading settings are kept for each kind of page. */
  pageType: string
  /** `query` is that of the address: its words are marked. A secretKey opens one document to a guest. */
  load(request: LoadRequest): Promise<Result<ReadableDocument>>
  /** What stands in its place when it could not be loaded: whether it was refused, or is gone. */
  sentenceFor(error: ApiError): string
  /** Its library can be searched by the articles that its documents cite. */
  searchedByCitation?: boolean
  /** What is said of it at the moment: that it failed, or what the service says. */
  failureOf(error: ApiError): string
  /** Where its file is, from the API host on; some have none. */
  downloadPath?(id: string): string
}

export interface LoadRequest {
  id: string
  query: string
  secretKey?: string
  /** What the key opened when it was checked: it is not asked for again. */
  opened?: Shared
  signal: AbortSignalLike
}

export interface ReadableDocument {
  id: string
  title: string
  labels: Label[]
  facts: Fact[]
  passages: Passage[]
  /** Levels 1 and 2, and what lies right below. */
  catalog: CatalogEntry[]
  /** In place of a text that may not be read. */
  notPublicReason?: string
  /** What is saved with it. */
  metadata: DocumentMetadata
  /** How one cites it: 《…》 or case title, court, number, date. */
  citation: string
  /** The law that 本法 means, where it is one. */
  own?: EnclosingLaw
  /** Seen from which day its citations are read; a law in force is read with the laws as they stand. */
  citing?: Citing
  /** Where others of its kind are, when it may not be read itself. */
  alike?: Opens
  videoUrl?: string
  /** How many documents are related to it. */
  relatedCount?: number
  /** Of a law that was asked for as of a day: how it stood then, and which of its versions was in force. */
  onDay?: LawOnDay
  /** Of a tax incentive: where in the tree of types it hangs, the names joined by underscores. */
  tree?: string
  /** Of an article: the column of its institution. */
  partner?: { id: string; name: string }
}

export interface Fact {
  label: string
  value: string
  /** One of those by which it is known: whose it is, its number, its day. They go with it where it is shared. */
  known?: true
  /** A tap looks for others with the same. */
  opens?: Opens
}

export interface Opens {
  route: RouteName
  params: Record<string, string>
}

/** One piece of the text. `text` is the service's light markup, read by domain/markup. */
export type Passage =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'article'; number: string; text: string; versions?: LegislationHistory[] }
  /** At the start: a row of a table. */
  | { kind: 'paragraph'; text: string; align?: 'center' | 'right' | 'start' }

export interface CatalogEntry {
  text: string
  level: 1 | 2 | 3
  /** The index of its passage. */
  passage: number
  /** 第一条-第九条 */
  range?: string
}

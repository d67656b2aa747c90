/** The document that the reader shows, and its source. Every detail screen uses these types. */
import type { SharedContent } from '@/api/share'
import { documentIdOf } from '@/api/share'
import type { ListRow } from './library'
import type { CaseStage } from '@contract/judgement'
import type { LawOnDay, LawVersion, LegislationHistory } from '@contract/lawregu'
import type { ApiError, Result } from '@/request/errors'
import type { CitedSource } from '@domain/citation/cite-formats'
import type { CitationLink, EnclosingLaw } from '@domain/citation/link-citations'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { Citing } from '@domain/citation/version-note'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { RouteName } from '@/routing/routes'
import type { Label } from '@/ui/label'
import type { Category } from './categories'

/**
 * Returns the id of a saved document, the same for its row and its reader. All versions of a law share one id, made
 * from the law's name. Returns `undefined` if the address does not identify a document.
 */
export function workspaceIdOf({ route, params }: ListRow['opens'], law?: string): string | undefined {
  if (law !== undefined) return `law ${law}`
  const id = documentIdOf(route, params)
  return id && `${route} ${id}`
}

export interface DocumentSource {
  category: Category
  route: RouteName
  /** The name of the route's param with the document's id. */
  id: string
  /** The type of page for which reading settings are stored. */
  pageType: string
  /**
   * Loads the document. `query` comes from the address, and its words are marked. A secretKey opens one document to a
   * guest.
   */
  load(request: LoadRequest): Promise<Result<ReadableDocument>>
  /** Returns the message that the screen shows if the document could not be loaded. */
  sentenceFor(error: ApiError): string
  /** Whether documents of the library name persons, who may ask for a mask or a removal. */
  namesPersons?: boolean
  /** Whether the library can be searched by cited articles. */
  searchedByCitation?: boolean
  /** Returns the short message for a failure: the app's own or the service's. */
  failureOf(error: ApiError): string
  /** Returns the path of the document's file on the API host. Some documents have no file. */
  downloadPath?(id: string): string
}

export interface LoadRequest {
  id: string
  query: string
  secretKey?: string
  /** The content that the check of the share key returned. It need not be requested again. */
  opened?: SharedContent
  signal: AbortSignalLike
}

export interface ReadableDocument {
  id: string
  title: string
  labels: Label[]
  facts: Fact[]
  passages: Passage[]
  /** The headings of levels 1 to 3. */
  catalog: CatalogEntry[]
  /** The reason that is shown in place of a text that is not public. */
  notPublicReason?: string
  /** The metadata that is saved with the document. */
  metadata: DocumentMetadata
  /** The citation of the document: 《…》 for a law; title, court, number and date for a case. */
  citation: string
  /** The parts of the citation, for its other formats. Absent for documents with one format. */
  cited?: CitedSource
  /** The law that 本法 means. Only a law has this. */
  enclosingLaw?: EnclosingLaw
  /**
   * The document or day as of which cited laws are opened. Absent for a law in force, because it cites current laws.
   */
  citing?: Citing
  /** The list of similar cases, offered for a case that is not public. */
  similarCases?: Opens
  videoUrl?: string
  /** The stages of a case. */
  history?: CaseStage[]
  /** What a reader who cites the document has to know: a later decision overturned it. */
  citingWarning?: string
  /** What a case says first. Absent for a case without text, and for other documents. */
  opening?: CaseOpening
  /** The versions of a law that the library holds, the oldest first. Absent if there is only one. */
  versions?: LawVersion[]
  /** The number of related documents. */
  relatedCount?: number
  /** The status of a law on the requested day, and the version then in force. Absent for other documents. */
  onDay?: LawOnDay
  /** The place of a tax incentive in the tree of types, with names joined by underscores. */
  tree?: string
  /** The column of the institution that published an article. */
  partner?: { id: string; name: string }
}

export interface Fact {
  label: string
  value: string
  /** Whether the fact identifies the document, such as court, number or day. A shared card shows such facts. */
  isMetadata?: true
  /** The search that a tap opens, for documents with the same value. */
  opens?: Opens
}

export interface Opens {
  route: RouteName
  params: Record<string, string>
}

/** A part of the text that the opening shows, and its passage. */
export interface OpeningPart {
  text: string
  passage: number
}

/** What a case says first. What its text does not tell is absent. */
export interface CaseOpening {
  /** The operative part, and the word for the result if its words tell one. */
  result?: OpeningPart & { word?: string; overturns?: boolean }
  issue?: OpeningPart
  /** The articles on which the decision rests, and the passage with their sentence. */
  grounds?: { articles: Array<CitationLink & { name: string }>; passage: number }
  amount?: string
  /** The passage with the heading of the court's opinion. */
  opinion?: number
}

/** One passage of a document. `text` has the markup that `domain/text/markup` reads. */
export type Passage =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'article'; number: string; text: string; versions?: LegislationHistory[] }
  /** `align` is `start` for a row of a table. */
  | { kind: 'paragraph'; text: string; align?: 'center' | 'right' | 'start' }

export interface CatalogEntry {
  text: string
  level: 1 | 2 | 3
  /** The index of the heading among the passages. */
  passage: number
  /** The articles below the heading: 第一条-第九条. */
  range?: string
}

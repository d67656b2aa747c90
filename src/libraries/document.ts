/** The types of a document on the document screen, and of the source that loads it. */
import type { SharedContent } from '@/api/share'
import { documentIdOf } from '@/api/share'
import type { ListRow } from './library'
import type { CaseStage } from '@contract/judgement'
import type { LawOnDay, LawVersion, LegislationHistory } from '@contract/lawregu'
import type { ApiError, Result } from '@/request/errors'
import type { CitedSource } from '@domain/citation/cite-formats'
import type { CitationLink, EnclosingLaw } from '@domain/citation/link-citations'
import { boundedId } from '@domain/workspace/bounded-id'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { CitingContext } from '@domain/citation/version-note'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { RouteName } from '@/routing/routes'
import type { Label } from '@/ui/label'
import type { Category } from './categories'

/**
 * Returns the id of a document in the workspace. It is the same for a row and for the document screen. All versions of
 * a law share one id, made from the law's name. Returns `undefined` if the address does not identify a document.
 */
export function workspaceIdOf({ route, params }: ListRow['opens'], law?: string): string | undefined {
  if (law !== undefined) return boundedId(`law ${law}`)
  const id = documentIdOf(route, params)
  return id && `${route} ${id}`
}

export interface DocumentSource {
  category: Category
  route: RouteName
  /** The name of the route param that holds the document's id. */
  id: string
  /** The type of page. Reading settings are stored for each type. */
  pageType: string
  /**
   * Loads the document. `query` comes from the address, and its words are marked. A secretKey opens one document to a
   * guest.
   */
  load(request: DocumentLoadRequest): Promise<Result<ReadableDocument>>
  /** Returns the sentence that the screen shows in place of the document if loading fails. */
  sentenceFor(error: ApiError): string
  /**
   * Whether documents of the library name persons. Such a person may ask to mask the name or to remove the document.
   */
  namesPersons?: boolean
  /** Whether the documents of the library can be searched by the articles that they cite. */
  searchedByCitation?: boolean
  /** Returns the text of the toast that reports the failure: the service's message or the app's own. */
  failureOf(error: ApiError): string
  /** Returns the path of the document's file on the API host. Some documents have no file. */
  downloadPath?(id: string): string
}

export interface DocumentLoadRequest {
  id: string
  query: string
  secretKey?: string
  /** The content that the check of the share key returned. With it the document need not be requested. */
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
   * The kind of this document and its day, as of which cited laws are opened. Absent for a law in force, because it
   * cites laws now in force.
   */
  citing?: CitingContext
  /** Opens the list of cases with the same causes. It is offered for a case that is not public. */
  similarCases?: OpenTarget
  videoUrl?: string
  /** The stages of a case. */
  history?: CaseStage[]
  /** A warning for readers who cite the document, for example that a later decision overturned it. */
  citingWarning?: string
  /** The opening of a case. Absent for a case without text, and for other documents. */
  opening?: CaseOpening
  /** The versions of a law that the library holds, the oldest first. Absent if there is only one. */
  versions?: LawVersion[]
  /** The number of related documents. */
  relatedCount?: number
  /** The status of a law on the requested day, and the version then in force. Absent if no day was requested. */
  onDay?: LawOnDay
  /** The place of a tax incentive in the tree of types, with names joined by underscores. */
  tree?: string
  /** The column of the institution that published an article. */
  partner?: { id: string; name: string }
}

export interface Fact {
  label: string
  value: string
  /**
   * Whether the fact identifies the document, for example its court, number or day. A shared card shows these facts.
   */
  isMetadata?: true
  /** The screen that a tap on the fact opens, for example a search for documents with the same value. */
  opens?: OpenTarget
}

export interface OpenTarget {
  route: RouteName
  params: Record<string, string>
}

/** A text in the opening, and the index of the passage it comes from. */
export interface OpeningPassage {
  text: string
  passage: number
}

/** The facts of a case that the plate shows. A fact that the text does not contain is absent. */
export interface CaseOpening {
  /** The operative part, and a word for the result, such as 改判. The word is absent if the text shows no such result. */
  result?: OpeningPassage & { word?: string; overturns?: boolean }
  issue?: OpeningPassage
  /** The articles on which the decision rests, and the index of the passage that names them. */
  grounds?: { articles: Array<CitationLink & { name: string }>; passage: number }
  amount?: string
  /** The index of the passage with the heading 法院观点, where the opinion of the court begins. */
  opinion?: number
}

/** One passage of a document. The markup in `text` is read by `domain/text/markup`. */
export type Passage =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'article'; number: string; text: string; versions?: LegislationHistory[] }
  /** Rows of a table have the alignment `start`. */
  | { kind: 'paragraph'; text: string; align?: 'center' | 'right' | 'start' }

export interface CatalogEntry {
  text: string
  level: 1 | 2 | 3
  /** The index of the heading in `passages`. */
  passage: number
  /** The range of articles below the heading: 第一条-第九条. */
  range?: string
}

/** Builds the entry that the workspace saves for a document. A row and the document screen build the same entry. */
import { citeCase, citeLaw, citeWriting } from '@domain/citation/cite-as'
import type { DocumentDraft } from '@domain/workspace/entry'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { type DocumentMetadata, metadataToSave } from '@domain/workspace/metadata'
import { publicParams } from '@/api/share'
import type { LibraryKey } from '@/routing/libraries'
import type { Label } from '@/ui/label'
import type { TextSegment } from '@/ui/segments/types'
import { categoryOfRoute } from './all-categories'
import type { Category } from './categories'
import { workspaceIdOf } from './document'
import type { ListRow } from './library'

type Cite = (title: string, metadata: DocumentMetadata) => string

const asLaw: Cite = title => citeLaw(title)
const asCase: Cite = (title, { from, number, day, document }) =>
  citeCase({ title, court: from, number, date: day, document })
const asWriting: Cite = (title, { from, publisher, authors, day }) =>
  citeWriting({ title, authors, from: publisher || from, date: day })

/** The functions that cite a document, by library. Each returns the same citation as the document screen shows. */
const CITE: Record<LibraryKey, Cite> = {
  case: asCase,
  law: asLaw,
  judicial: asWriting,
  similarity: asCase,
  excellentCaseNew: asCase,
  article: asWriting,
  proDoc: asCase,
  bidding: asCase,
  fiscalLaw: asLaw,
  fiscalCase: asCase,
  fiscalPenalty: asCase,
  fiscalDynamic: asWriting,
  fiscalQa: asWriting,
}

/**
 * Returns the function that cites documents of a category. Tax incentives have no such function and are cited as
 * writings.
 */
const citeOf = (category: Category | undefined) => CITE[category?.key as LibraryKey] ?? asWriting

interface SavableDocument {
  title: string
  labels?: Label[]
  metadata: DocumentMetadata
  opens: ListRow['opens']
  /**
   * The category of the document. Only the document screen passes it. It is needed for a tax incentive, because the
   * route of an incentive is not in `ALL_CATEGORIES`.
   */
  category?: Category
}

export function documentToSave({ title, labels = [], metadata, opens, category }: SavableDocument): DocumentDraft {
  const { route, params } = opens
  const library = category ?? categoryOfRoute(route)
  return {
    title: title.slice(0, WORKSPACE_LIMITS.title),
    route,
    params: publicParams(route, params),
    library: library?.label ?? '',
    status: labels.find(({ kind }) => kind === 'status')?.text,
    citation: citeOf(library)(title, metadata),
    ...metadataToSave(metadata),
  }
}

const textOf = (segments: TextSegment[]) =>
  segments.map(segment => (segment.kind === 'break' ? '\n' : segment.text)).join('')

interface RowToSave {
  /**
   * The id of the document in the workspace. Absent if the address does not identify the document. The row then
   * cannot save it.
   */
  id?: string
  body: DocumentDraft
}

export function rowToSave({ view: { title: segments, labels }, metadata, opens }: ListRow): RowToSave {
  const title = textOf(segments)
  const isLaw = citeOf(categoryOfRoute(opens.route)) === asLaw
  return {
    id: workspaceIdOf(opens, isLaw ? title : undefined),
    body: documentToSave({ title, labels, metadata, opens }),
  }
}

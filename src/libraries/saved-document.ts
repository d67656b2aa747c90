/** A row of a list as it is kept: what its own words tell of the document. */
import { citeCase, citeLaw, citeWriting } from '@domain/citation/cite-as'
import type { SavedDocument } from '@domain/workspace/entry'
import { type Metadata, metadataIn } from '@domain/workspace/metadata'
import { publicParams } from '@/api/share'
import type { LibraryKey } from '@/routing/libraries'
import type { Segment } from '@/ui/segments/types'
import { categoryReadOn } from './all-categories'
import { deskIdOf } from './document'
import type { ListRow } from './library'

type Cite = (title: string, known: Metadata) => string

const asLaw: Cite = title => citeLaw(title)
const asCase: Cite = (title, { from, number, day }) => citeCase({ title, court: from, number, date: day })
const asWriting: Cite = (title, { from, day }) => citeWriting({ title, from, date: day })

type CitedAsCase = 'case' | 'excellentCaseNew' | 'similarity' | 'proDoc' | 'bidding' | 'fiscalCase' | 'fiscalPenalty'

/** As their readers cite them. A library that is missing both here and above does not compile. */
const CITE: Record<Exclude<LibraryKey, CitedAsCase>, Cite> = {
  law: asLaw,
  fiscalLaw: asLaw,
  judicial: asWriting,
  article: asWriting,
  fiscalDynamic: asWriting,
  fiscalQa: asWriting,
}

const asText = (segments: Segment[]) =>
  segments.map(segment => (segment.kind === 'break' ? ' ' : segment.text)).join('')

export interface KeptRow {
  /** Absent where the document cannot be kept. */
  id?: string
  body: Omit<SavedDocument, 'folders' | 'keptAt'>
}

export function keptRow({ view: { title: segments, labels = [], meta = [] }, opens }: ListRow): KeptRow {
  const { route, params } = opens
  const title = asText(segments)
  const known = metadataIn(meta)
  const category = categoryReadOn(route)
  const cite = CITE[category?.key as keyof typeof CITE] ?? asCase
  const body = {
    title,
    route,
    params: publicParams(route, params),
    library: category?.label ?? '',
    status: labels.find(({ kind }) => kind === 'status')?.text,
    citation: cite(title, known),
    ...known,
  }
  return { id: deskIdOf(opens, cite === asLaw ? title : undefined), body }
}

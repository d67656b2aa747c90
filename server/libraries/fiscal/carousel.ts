/** Picked topics of the fiscal home page. They are opened by id and never searched. */
import type { Library } from '../../search/library'

export interface CarouselRecord {
  mapId: string
  title: string
  /** 1: three lists of picked documents. 2: six tax categories, each a query of the fiscal law list. */
  status: 1 | 2
  lists?: { laws: string[]; dynamics: string[]; qas: string[] }
  categories?: Array<{ name: string; query: string }>
}

export const carouselLibrary: Library<CarouselRecord> = {
  spec: { name: 'carousel', scopes: [], names: [], values: [], trees: [], numbers: [] },
  toDocument: record => ({
    id: record.mapId,
    title: record.title,
    blocks: [],
    names: {},
    values: {},
    numbers: {},
    weight: 0,
    payload: record,
  }),
  dimensions: {},
  membersOnly: [],
}

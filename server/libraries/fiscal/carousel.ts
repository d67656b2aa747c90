/** The library of carousels, which present topics on the fiscal home page. They are opened by id, never searched. */
import type { Library } from '../../search/library'

export interface CarouselRecord {
  mapId: string
  title: string
  /**
   * The kind of carousel. 1 has three lists of documents. 2 has tax categories, each with a query for fiscal laws.
   */
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

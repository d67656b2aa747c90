/** The picked topics of the fiscal home page. They are opened by id and never searched. */
import type { CarouselRecord } from '../records'
import type { Library } from '../search/library'

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

/** The file of places in the names of courts: the prefectures of each province. */
import { bundledFile, isLine, isLineList, quoted, type ReferenceKind } from './file'
import bundled from './bundled/courts.json'

export interface CourtPlaceRow {
  province: string
  /** Places whose courts carry the place's own name: 石家庄市. */
  places: string[]
}

export const COURT_KIND: ReferenceKind<CourtPlaceRow> = {
  data: 'courts',
  mostRows: 200,
  readRow({ province, places }) {
    if (!isLine(province, 20)) return `has ${quoted(province)} as "province"`
    return isLineList(places, 1, 200, 30)
      ? { province, places }
      : `(${province}) has ${quoted(places)} as "places", not a list of places`
  },
  lastChange: () => undefined,
}

export const BUNDLED_COURTS = bundledFile(COURT_KIND, bundled)

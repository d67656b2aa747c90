/** The reference file `courts`: the prefectures of each province, which names of courts contain. */
import { parseBundledFile, isTextLine, isTextLineList, quotedForMessage, type ReferenceKind } from './file'
import bundled from './bundled/courts.json'

export interface CourtPlaceRow {
  province: string
  /** The names of places as in the names of their courts: 石家庄市. */
  places: string[]
}

export const COURT_KIND: ReferenceKind<CourtPlaceRow> = {
  data: 'courts',
  mostRows: 200,
  readRow({ province, places }) {
    if (!isTextLine(province, 20)) return `has ${quotedForMessage(province)} as "province"`
    return isTextLineList(places, 1, 200, 30)
      ? { province, places }
      : `(${province}) has ${quotedForMessage(places)} as "places", not a list of places`
  },
  lastChange: () => undefined,
}

export const BUNDLED_COURTS = parseBundledFile(COURT_KIND, bundled)

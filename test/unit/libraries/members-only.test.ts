/** Filters that the app reserves for members are those that the server counts for members only. */
import { CASE_FACETS } from '../../../server/libraries/case/statistics'
import { lawLibrary as lawsServed } from '../../../server/libraries/law'
import { caseLibrary as casesServed } from '../../../server/libraries/case'
import type { FacetSpecs } from '../../../server/search/facets'
import { caseLibrary } from '@/libraries/case/search'
import { lawLibrary } from '@/libraries/law/search'
import type { Library } from '@/libraries/library'

const PAIRS: [string, Library, string[], FacetSpecs][] = [
  ['cases', caseLibrary, casesServed.membersOnly, CASE_FACETS],
  ['laws', lawLibrary, lawsServed.membersOnly, lawsServed.service.facets],
]

test.each(PAIRS)('of %s', (_, { filters, membersOnly }, served, facets) => {
  expect(served).toEqual(membersOnly)
  const forMembers = filters.filter(({ dimension }) => membersOnly.includes(dimension)).map(({ key }) => key)
  const counted = Object.keys(facets).filter(key => facets[key]!.forMembers)
  expect(forMembers.length).toBeGreaterThan(0)
  expect(counted.sort()).toEqual(forMembers.sort())
})

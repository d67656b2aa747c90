/** Field names in a library's descriptor exist in the index: no compiler checks them. */
import { ShareMethod } from '@contract/share'
import { LIBRARIES, SERVED_LIBRARIES } from '../../server/libraries/all'

const libraries = Object.entries(LIBRARIES)

test.each(libraries)(
  'suggestions of %s are dimensions, from indexed names',
  (_, { spec, dimensions, suggestions: suggested = {} }) => {
    expect(Object.keys(dimensions)).toEqual(expect.arrayContaining(Object.keys(suggested)))
    expect(['title', ...spec.names]).toEqual(expect.arrayContaining(Object.values(suggested)))
  },
)

test.each(libraries)('%s is ordered by indexed days', (_, { spec, view }) => {
  const days = Object.values(view?.orders ?? {}).map(order => (order.by === 'number' ? order.field : order.newest))
  expect(spec.numbers).toEqual(expect.arrayContaining(days.filter(Boolean)))
})

test.each(SERVED_LIBRARIES.map(library => [library.spec.name, library] as const))(
  'facets of %s use indexed fields',
  (_, library) => {
    const { spec, suggestions: suggested = {}, service } = library
    const facets = Object.values(service.facets)
    expect(spec.values).toEqual(expect.arrayContaining(facets.map(({ field }) => field)))
    expect(spec.trees).toEqual(expect.arrayContaining(facets.filter(({ tree }) => tree).map(({ field }) => field)))
    expect(Object.keys(suggested)).toEqual(expect.arrayContaining(Object.values(service.suggests ?? {})))
  },
)

test('every share method but that of charts belongs to one library', () => {
  const methods = ShareMethod.anyOf
    .map(({ const: method }) => method)
    .filter(method => method !== 'case_visual_interface')
  const shared = SERVED_LIBRARIES.flatMap(({ service }) => service.contract.share ?? [])
  expect(shared.sort()).toEqual(methods.sort())
})

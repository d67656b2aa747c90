/** A document stored by an older app is read under the current names. */
import { upgradeStoredDocument } from '@/shared/stored-texts'

const facts = [
  { label: '制定机关', value: '某会', known: true },
  { label: '效力级别', value: '法律' },
  { label: '公布日期', value: '2020年05月28日', known: true },
]

test('older names, and metadata of the identifying facts', () => {
  const enclosingLaw = { law: '某法', lid: 'l1' }
  const similarCases = { route: 'case-list', params: {} }
  const document = upgradeStoredDocument({ id: 'l1', title: '某法', facts, own: enclosingLaw, alike: similarCases })
  expect(document).toEqual({
    ...{ id: 'l1', title: '某法', enclosingLaw, similarCases },
    metadata: { from: '某会', day: '2020-05-28' },
    facts: [
      { label: '制定机关', value: '某会', isMetadata: true },
      { label: '效力级别', value: '法律' },
      { label: '公布日期', value: '2020年05月28日', isMetadata: true },
    ],
  })
})

test('a document of this app stays as it is', () => {
  const document = { id: 'c1', title: '某案', facts: [], metadata: { from: '某院', authors: ['甲'] } }
  expect(upgradeStoredDocument(document)).toEqual(document)
})

/** The sections 首部 and 尾部 of a document. */
import '../../support/without-taro'
import { passagesOfSections, withoutEnds } from '@/libraries/document-source'
import { section } from '../../support/judgment'

test('are no entries of the contents, and have no heading', () => {
  const { passages, catalog } = passagesOfSections([
    section('首部', '某某人民检察院'),
    section('案件事实', '经查。'),
    section('尾部', '二〇一五年六月十六日'),
  ])
  expect(catalog.map(({ text }) => text)).toEqual(['案件事实'])
  const headings = withoutEnds(passages).flatMap(({ kind, text }) => (kind === 'label' ? [text] : []))
  expect(headings).toEqual(['', '案件事实', ''])
})

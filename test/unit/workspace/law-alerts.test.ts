import type { SavedDocument } from '@domain/workspace/entry'
import { type CurrentLaw, lawChange } from '@domain/workspace/amended-laws'

const savedLaw = (status?: string): SavedDocument => ({
  ...{ title: '某某法', route: 'law-detail', params: { lid: 'old' }, library: '法规', citation: '《某某法》' },
  ...{ folders: [], keptAt: 1, status },
})
const now = (more: CurrentLaw = {}): CurrentLaw => ({
  id: 'new',
  title: '某某法',
  status: '现行有效',
  day: '2024-07-01',
  ...more,
})

test.each([
  ['another text is in force', savedLaw('现行有效'), now(), { kind: 'amended', lid: 'new', day: '2024-07-01' }],
  ['an older text was kept', savedLaw('已被修改'), now({ day: undefined }), { kind: 'amended', lid: 'new' }],
  ['it is as it was', savedLaw('现行有效'), now({ id: 'old' }), undefined],
  ['it was repealed', savedLaw('现行有效'), now({ id: 'old', status: '失效' }), { kind: 'repealed', lid: 'old' }],
  ['it was repealed before', savedLaw('失效'), now({ id: 'old', status: '失效' }), undefined],
  ['a text of the future was kept', savedLaw('尚未生效'), now(), undefined],
  ['another one will be in force', savedLaw('现行有效'), now({ status: '尚未生效' }), undefined],
  ['another law was found', savedLaw('现行有效'), now({ title: '某某法实施条例' }), undefined],
  ['nothing was found', savedLaw('现行有效'), {}, undefined],
])('%s', (_, document, law, news) => expect(lawChange(document, law)).toEqual(news))

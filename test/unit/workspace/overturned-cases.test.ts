import type { SavedDocument } from '@domain/workspace/entry'
import { caseChange, type CurrentCase } from '@domain/workspace/overturned-cases'

const saved = (status?: string): SavedDocument => ({
  ...{ title: '某某案', route: 'case-detail', params: { jid: 'c1' }, library: '案例', citation: '某某案' },
  ...{ folders: [], keptAt: 1, status },
})
const current = (word: string, overturned = true, id = 'c1'): CurrentCase => ({ id, laterReview: { word, overturned } })

test.each<[string, SavedDocument, CurrentCase, object | undefined]>([
  ['it was overturned since', saved(), current('二审已改判'), { kind: 'overturned', word: '二审已改判' }],
  ['it was upheld before', saved('二审维持'), current('再审已改判'), { kind: 'overturned', word: '再审已改判' }],
  ['it was saved as overturned', saved('二审已改判'), current('二审已改判'), undefined],
  ['it was upheld', saved(), current('二审维持', false), undefined],
  ['nothing became of it', saved(), { id: 'c1' }, undefined],
  ['another court gave the number', saved(), current('二审已改判', true, 'c2'), undefined],
])('%s', (_, document, now, change) => expect(caseChange(document, now)).toEqual(change))

/** After logging out, nothing that the reader searched, wrote or read remains for the next user of the device. */
import { wordConditions } from '@domain/query/condition'
import { pastSearchOf } from '@domain/query/search-history'
import { storage } from '@/platform/storage'
import { deviceValues, readingSettings, searchHistory } from '@/platform/storage/keys'
import { transport } from '@/platform/transport'
import { advancedDraftOf, saveAdvancedDraft } from '@/stores/advanced-drafts'
import { useReadingHistory, markAsRead } from '@/stores/reading-history'
import { setPendingFacts, takePendingFacts } from '@/stores/pending-facts'
import { startReport, useReportDraft, updateReportDraft } from '@/stores/report-draft'
import { setResultList, resultNeighboursOf } from '@/stores/result-list'
import { useSession } from '@/stores/session'
import { signOut } from '@/actions/use-sign-in'

const CATEGORIES = ['case', 'law', 'fiscalLaw', 'fiscal']

test.each(['answers', 'does not answer'])('signing out forgets the reader, whether the server %s', async how => {
  const reply = { kind: 'reply' as const, status: 200, text: '{"isSuccess":true}' }
  jest.spyOn(transport, 'send').mockResolvedValue(how === 'answers' ? reply : { kind: 'network' })
  useSession.getState().signIn({
    token: 't',
    officeId: 'o',
    userId: 'u',
    isNew3cUser: false,
    is3c: false,
    expiresAt: '2030-01-01T00:00:00Z',
  })
  const search = pastSearchOf(wordConditions('全文', '云岭公司'), '全文')
  for (const category of CATEGORIES) searchHistory(category).set([search])
  markAsRead('c1')
  useReadingHistory.getState().add({ title: '云岭公司案', route: 'case-detail', params: { jid: 'c1' } })
  saveAdvancedDraft('case', { opened: '', query: '[]' })
  startReport({ cases: [{ jid: 'c1', title: '云岭公司案', meta: [], remark: '' }], conditions: [] })
  updateReportDraft({ question: '云岭公司应否担责' })
  setResultList(['c1', 'c2'].map(jid => ({ route: 'case-detail' as const, params: { jid } })))
  deviceValues.alertCount.set(3)
  setPendingFacts('云岭公司拖欠货款')
  readingSettings('case').set({ fontStep: 5, lineHeight: 2 })

  await signOut()

  expect(CATEGORIES.map(category => searchHistory(category).get())).toEqual(CATEGORIES.map(() => undefined))
  expect(deviceValues.readItems.get()).toBeUndefined()
  expect([deviceValues.alertCount.get(), takePendingFacts()]).toEqual([0, ''])
  expect(deviceValues.readDocuments.get()).toBeUndefined()
  expect(useReadingHistory.getState().entries).toEqual([])
  expect(advancedDraftOf('case')).toBeUndefined()
  expect(useReportDraft.getState()).toMatchObject({ cases: [], question: '' })
  expect(resultNeighboursOf('case-detail', 'c1')).toEqual({})
  expect(storage.read('token')).toBeUndefined()
  expect(readingSettings('case').get()).toEqual({ fontStep: 5, lineHeight: 2 })
})

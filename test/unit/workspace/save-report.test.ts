/** A case report as an entry of the workspace. */
import { saveReport } from '@/actions/save-report'
import { useReportDraft } from '@/stores/report-draft'
import { vault } from '@/platform/vault'
import { changeWorkspace, openWorkspace, useWorkspace } from '@/stores/workspace'

jest.mock('@/actions/sync-workspace', () => ({ syncSoon: () => undefined }))

const ENTRY = 'case-report r1'
const saved = () => useWorkspace.getState().syncState[ENTRY]?.body

beforeEach(() => {
  jest.spyOn(vault, 'read').mockResolvedValue([])
  jest.spyOn(vault, 'write').mockResolvedValue(true)
})

test('a report that is made again keeps the folders and the remark of its entry', async () => {
  await openWorkspace()
  await saveReport('类案检索报告 2026-03-05', 'r1', useReportDraft.getState())
  expect(saved()).toMatchObject({ title: '类案检索报告 2026-03-05', folders: [] })
  changeWorkspace([{ id: ENTRY, kind: 'document', body: { ...saved(), folders: ['f1'], remark: '交庭前' } as never }])
  await saveReport('类案检索报告 2026-03-06', 'r1', useReportDraft.getState())
  expect(saved()).toMatchObject({ title: '类案检索报告 2026-03-06', folders: ['f1'], remark: '交庭前' })
})

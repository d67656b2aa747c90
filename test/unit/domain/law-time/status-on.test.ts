/** The status of a law on days after its import. */
import { standingMessage } from '@domain/law-time/ground-messages'
import { type DatedStatus, statusChanges, statusOn } from '@domain/law-time/status-on'
import { LAW_STATUS } from '@domain/libraries/law-statuses'

const { inForce, partly, pending, repealed, amended, unknown, draft } = LAW_STATUS
const SOURCE = { kind: 'source' as const }
const expiry = { day: '2025-10-10', clause: '本公告有效期自2023年10月11日起至2025年10月10日' }
const on = (day: string, law: Partial<DatedStatus>) =>
  statusOn({ timeLimited: inForce, standingGround: SOURCE, ...law }, day)

test('a stated validity that is over makes the status unknown, and its ground says so', () => {
  expect(on('2025-10-10', { expiry }).timeLimited).toBe(inForce)
  const { timeLimited, standingGround } = on('2025-10-11', { expiry })
  expect(timeLimited).toBe(unknown)
  expect(standingMessage(timeLimited, standingGround)).toBe('正文载明有效至2025年10月10日，是否延长须另行核对')
})

test.each([partly, unknown])('so does %s', status => {
  expect(on('2026-01-01', { timeLimited: status, expiry }).standingGround).toMatchObject({ kind: 'expired' })
})

test.each([repealed, amended, draft])('%s stays', status => {
  expect(on('2026-01-01', { timeLimited: status, expiry })).toEqual({ timeLimited: status, standingGround: SOURCE })
})

test('a pending law begins on its day, and no status is invented for one whose source states none', () => {
  const law = { timeLimited: pending, standingGround: { kind: 'pending' as const }, effectiveDate: '2027-01-01' }
  expect(on('2026-12-31', law).timeLimited).toBe(pending)
  const begun = on('2027-01-01', law)
  expect(begun).toEqual({ timeLimited: inForce, standingGround: { kind: 'begun', day: '2027-01-01' } })
  // The source stated the opposite, so it is no ground.
  expect(standingMessage(begun.timeLimited, begun.standingGround)).toBe('自2027年01月01日起施行')
  expect(on('2027-01-01', { ...law, stated: { timeLimited: unknown } }).timeLimited).toBe(unknown)
})

test('an end known before it came is told from its day on', () => {
  const later = { timeLimited: repealed, standingGround: { kind: 'repealed' as const, title: '新法' } }
  const law = { repealedDate: '2027-01-01', later }
  expect(on('2026-12-31', law).timeLimited).toBe(inForce)
  expect(on('2027-01-01', law)).toEqual(later)
})

test('a repeal in part that comes later leaves the rest in force until its own end', () => {
  const day = '2027-01-01'
  const later = { timeLimited: partly, standingGround: { kind: 'repealed' as const, title: '新法', day } }
  expect(on('2026-12-31', { later }).timeLimited).toBe(inForce)
  expect(on(day, { later })).toEqual(later)
  expect(on('2028-01-01', { later, expiry: { day: '2027-12-31', clause: '' } }).timeLimited).toBe(unknown)
})

test('the days on which the status changes are known', () => {
  const later = { timeLimited: repealed, standingGround: { kind: 'repealed' as const, title: '新法' } }
  expect(
    statusChanges({ timeLimited: pending, effectiveDate: '2027-01-01', repealedDate: '2028-03-01', later }),
  ).toEqual([
    { day: '2027-01-01', timeLimited: inForce },
    { day: '2028-03-01', timeLimited: repealed },
  ])
  expect(statusChanges({ timeLimited: inForce, effectiveDate: '2020-01-01', expiry })).toEqual([
    { day: '2025-10-11', timeLimited: unknown },
  ])
  expect(statusChanges({ timeLimited: inForce, effectiveDate: '2020-01-01' })).toEqual([])
  expect(statusChanges({ timeLimited: repealed, repealedDate: '2020-01-01', expiry })).toEqual([])
})

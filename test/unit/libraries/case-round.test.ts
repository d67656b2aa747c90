/** The round of a case: that of its codes, or the stage of its history where the codes have no such round. */
import '../../support/without-taro'
import { caseDocument } from '@/libraries/case/document'
import { judgment } from '../../support/judgment'

test('has the stage of its history as its round where the codes have no round for it', () => {
  const roundOf = (level: string, stage: string, jid = 'c1') => {
    const changed = { all_caseinfo_leveloftria: level, history: [{ stage, caseNumber: '', jid }] }
    return caseDocument({ ...judgment, ...changed }).facts.find(({ label }) => label === '审理程序')?.value
  }
  expect([roundOf('再审', '再审审查'), roundOf('其他', '二审')]).toEqual(['再审审查', '二审'])
  expect([roundOf('再审', '再审审查', 'c2'), roundOf('一审', '发回重审')]).toEqual(['再审', '一审'])
  expect(roundOf('其他', '管辖', 'c2')).toBeUndefined()
})

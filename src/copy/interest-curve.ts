/** The texts of 利息曲线. */
import { copy } from '../copy'

export { fill } from '../copy'

export const interestCurveCopy = {
  ...copy,
  interestCurve: {
    title: '利息走势',
    yuan: '{sum}元',
    total: '本金{debt}元，{from}至{to}，共{days}天，利息合计{sum}元',
    until: '截至{day}',
    atRate: '第{days}天，当日年利率{rate}%',
    hint: '上：累计利息；下：年利率。点图查看当日数额',
    nothing: '请先填写本金、利率和起止日',
    calculate: '去计算',
  },
}

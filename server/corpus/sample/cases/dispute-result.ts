/** The result of a dispute, in the first trial round and in later rounds. */
interface DisputeResult {
  outcome: string
  results: string[]
}

/** The subject of the claim: money, an act of an authority, or money that an employer denies to owe. */
type Subject = 'money' | 'act' | 'employer'

const NOTHING_OWED = '{原告}无需向{被告}支付{欠款}'
const ACT_UNDONE = '撤销{被告}作出的被诉行政行为'

export function firstRoundResult(subject: Subject, isWon: boolean, isPartly: boolean): DisputeResult {
  const outcome = isWon ? (isPartly ? '部分支持' : '全部支持') : '驳回'
  if (subject === 'act') {
    if (!isWon) return { outcome, results: ['驳回{原告}的诉讼请求。'] }
    return {
      outcome: isPartly ? '部分支持' : '撤销',
      results: [`一、${ACT_UNDONE}；`, '二、责令{被告}在法定期限内重新作出处理。'],
    }
  }
  if (!isWon) return { outcome, results: ['驳回{原告}的全部诉讼请求。'] }
  const rest = (at: string) => (isPartly ? [`${at}、驳回{原告}的其他诉讼请求。`] : [])
  if (subject === 'employer')
    return { outcome, results: [`一、${NOTHING_OWED}${isPartly ? '；' : '。'}`, ...rest('二')] }
  return {
    outcome,
    results: [
      '一、{被告}于本判决生效之日起十日内向{原告}支付{欠款}；',
      `二、{被告}以{欠款}为基数，自起诉之日起按照同期贷款市场报价利率向{原告}支付利息至实际清偿之日${isPartly ? '；' : '。'}`,
      ...rest('三'),
    ],
  }
}

const CHANGED: Record<Subject, string> = {
  money: '{被告}于本判决生效之日起十日内向{原告}支付{欠款}',
  act: ACT_UNDONE,
  employer: NOTHING_OWED,
}

interface Later {
  round: number
  isWon: boolean
  isRemanded: boolean
  subject: Subject
}

export function laterRoundResult({ round, isWon, isRemanded, subject }: Later): DisputeResult {
  if (isRemanded) return { outcome: '发回重审', results: ['一、撤销原审判决；', '二、本案发回原审人民法院重审。'] }
  if (!isWon) return { outcome: '维持', results: [round === 3 ? '驳回{原告}的再审申请。' : '驳回上诉，维持原判。'] }
  return {
    outcome: '改判',
    results: ['一、撤销原审判决；', `二、${CHANGED[subject]}；`, '三、驳回{原告}的其他请求。'],
  }
}

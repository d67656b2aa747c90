/**
 * Invented cases that went through several courts: appeals, a retrial, a remand, and one appeal against two judgments.
 */
import { joinJudgments } from '@domain/case-history/join'
import { libraryJudgmentOf, withCaseReading } from '../../../libraries/case/reading'
import type { CaseRecord, TrialRound } from '../../../libraries/case/record'
import { CAUSE_PATHS } from '../data/causes'
import { randomJudges } from '../parties'
import { Random } from '../random'
import { CHAIN_COURTS } from './chain-courts'
import { labelledParagraph } from './draft'

type Step = [
  round: TrialRound,
  court: keyof typeof CHAIN_COURTS,
  number: string,
  day: string,
  proceedings: string,
  result: string,
]
interface Chain {
  parties: [string, string]
  steps: Step[]
}

const CAUSE = CAUSE_PATHS.sale[0]!
const CAUSE_NAME = CAUSE.at(-1)!
const TRIAL = '原告{甲}与被告{乙}{案由}一案，本院受理后依法组成合议庭公开开庭进行了审理，现已审理终结。'
const appealOf = (decisions: string) =>
  `上诉人{乙}因与被上诉人{甲}{案由}一案，不服${decisions}，向本院提起上诉。本院依法组成合议庭审理了本案，现已审理终结。`
const petitionOf = (decision: string, then = '本院依法组成合议庭进行了审查，现已审查终结。') =>
  `再审申请人{乙}因与被申请人{甲}{案由}一案，不服${decision}，向本院申请再审。${then}`
const PAYS = '一、{乙}于本判决生效之日起十日内支付{甲}价款；\n二、驳回{甲}的其他诉讼请求。'
const UPHOLDS = '驳回上诉，维持原判。'

const CHAINS: Chain[] = [
  {
    parties: ['云栖岭商贸有限公司', '望潮湾装备有限公司'],
    steps: [
      [1, 'haikou', '（2021）琼01民初9001号', '2021-09-06', TRIAL, PAYS],
      [
        2,
        'hainan',
        '（2021）琼民终9001号',
        '2022-03-02',
        appealOf('海南省海口市中级人民法院于2021年9月6日作出的（2021）琼01民初9001号民事判决'),
        UPHOLDS,
      ],
      [
        3,
        'supreme',
        '（2022）最高法民申9001号',
        '2022-11-18',
        petitionOf('海南省高级人民法院（2021）琼民终9001号民事判决'),
        '一、本案由本院提审；\n二、再审期间，中止原判决的执行。',
      ],
      [
        3,
        'supreme',
        '（2023）最高法民再9001号',
        '2023-06-01',
        petitionOf(
          '海南省高级人民法院（2021）琼民终9001号民事判决',
          '本院于2022年11月18日作出（2022）最高法民申9001号民事裁定，提审本案。现已审理终结。',
        ),
        '一、撤销海南省高级人民法院（2021）琼民终9001号民事判决；\n二、撤销海南省海口市中级人民法院（2021）琼01民初9001号民事判决；\n三、驳回{甲}的诉讼请求。',
      ],
    ],
  },
  {
    parties: ['星槎渡科技有限公司', '听松阁文化有限公司'],
    steps: [
      [1, 'haikou', '（2019）琼01民初9011号', '2019-08-05', TRIAL, PAYS],
      [
        2,
        'hainan',
        '（2019）琼民终9011号',
        '2019-12-20',
        appealOf('海南省海口市中级人民法院（2019）琼01民初9011号民事判决'),
        '一、撤销海南省海口市中级人民法院（2019）琼01民初9011号民事判决；\n二、本案发回海南省海口市中级人民法院重审。',
      ],
      [
        1,
        'haikou',
        '（2020）琼01民初9012号',
        '2020-09-09',
        `原告{甲}与被告{乙}{案由}一案，本院于2019年8月5日作出（2019）琼01民初9011号民事判决。{乙}提起上诉，海南省高级人民法院于2019年12月20日作出（2019）琼民终9011号民事裁定，撤销原判，发回重审。本院另行组成合议庭进行了审理，现已审理终结。`,
        PAYS,
      ],
      [
        2,
        'hainan',
        '（2020）琼民终9012号',
        '2021-02-01',
        appealOf('海南省海口市中级人民法院（2020）琼01民初9012号民事判决'),
        UPHOLDS,
      ],
    ],
  },
  {
    parties: ['沐川谷农业有限公司', '临渡口物流有限公司'],
    steps: [
      [1, 'haikou', '（2022）琼01民初9021号', '2022-05-09', TRIAL, PAYS],
      [1, 'haikou', '（2022）琼01民初9022号', '2022-05-09', TRIAL, PAYS],
      [
        2,
        'hainan',
        '（2022）琼民终9021号',
        '2022-11-21',
        appealOf('海南省海口市中级人民法院（2022）琼01民初9021号、第9022号民事判决'),
        '一、维持海南省海口市中级人民法院（2022）琼01民初9021号民事判决；\n二、撤销海南省海口市中级人民法院（2022）琼01民初9022号民事判决；\n三、驳回{甲}的其余诉讼请求。',
      ],
    ],
  },
  {
    parties: ['泊鹭洲建筑有限公司', '青枫里置业有限公司'],
    steps: [
      [
        2,
        'shanghai',
        '（2014）沪高民一（民）终字第9031号',
        '2015-03-02',
        appealOf('上海市第一中级人民法院（2013）沪一中民一（民）初字第9031号民事判决'),
        UPHOLDS,
      ],
      [
        3,
        'supreme',
        '（2015）民申字第9031号',
        '2015-11-03',
        petitionOf('上海市高级人民法院（2014）沪高民一（民）终字第9031号民事判决'),
        '驳回{乙}的再审申请。',
      ],
    ],
  },
  {
    parties: ['枕溪石艺术有限公司', '墨池轩印务有限公司'],
    steps: [[1, 'haidian', '（2015）海民初字第9041号', '2015-06-07', TRIAL, PAYS]],
  },
  {
    parties: ['半山云茶业有限公司', '照影潭食品有限公司'],
    steps: [
      // A court in Beijing also issued this case number, so the number alone does not identify the case.
      [1, 'haikou', '（2015）海民初字第9041号', '2015-07-08', TRIAL, PAYS],
      [
        2,
        'hainan',
        '（2015）琼民终字第9041号',
        '2015-12-09',
        appealOf('海南省海口市中级人民法院（2015）海民初字第9041号民事判决'),
        '变更海南省海口市中级人民法院（2015）海民初字第9041号民事判决第一项为：{乙}支付{甲}价款的一半。',
      ],
    ],
  },
]

const TITLES: Partial<Record<TrialRound, string>> = { 1: '一审', 2: '二审', 3: '再审' }
const isRuling = (result: string) => /提审|再审申请|发回/.test(result)

function recordOf({ parties }: Chain, [round, at, number, day, proceedings, result]: Step, jid: string): CaseRecord {
  const [claimant, defendant] = parties
  const fill = (text: string) =>
    text
      .replace(/\{甲\}/g, claimant)
      .replace(/\{乙\}/g, defendant)
      .replace(/\{案由\}/g, CAUSE_NAME)
  const documentType = isRuling(result) ? '裁定书' : '判决书'
  const basis = documentType === '裁定书' ? '裁定如下：' : '判决如下：'
  return withCaseReading({
    jid,
    title: `${claimant}与${defendant}${CAUSE_NAME}${TITLES[round]}民事${documentType}`,
    caseType: '民事',
    documentType,
    publishType: 0,
    caseNumber: number,
    court: CHAIN_COURTS[at],
    causes: [CAUSE],
    trades: [],
    trialRound: round,
    judgmentDate: day,
    judges: randomJudges(CHAIN_COURTS[at].name, new Random('chain', jid), 3).map((name, seat) => ({
      name,
      role: seat === 0 ? '审判长' : '审判员',
      presiding: seat === 0,
    })),
    parties: [
      { name: claimant, role: '原告', side: 1 },
      { name: defendant, role: '被告', side: 2 },
    ],
    agents: [],
    citedLaws: [],
    penalties: [],
    features: [],
    paragraphs: [
      labelledParagraph('首部', CHAIN_COURTS[at].name, `民事${documentType}`, number),
      labelledParagraph('审理经过', fill(proceedings)),
      labelledParagraph('本院认为', `本院认为，双方的合同依法成立。${basis}`),
      labelledParagraph('裁判结果', fill(result)),
    ],
    themes: [],
    fiscal: false,
  })
}

/** Returns the judgments of all chains as one list. */
export function chainedCases(): CaseRecord[] {
  const records = CHAINS.flatMap((chain, at) =>
    chain.steps.map((step, nth) => recordOf(chain, step, `chain-${at + 1}-${nth + 1}`)),
  )
  const histories = joinJudgments(records.map(libraryJudgmentOf))
  return records.map(record => ({ ...record, history: histories.get(record.jid) }))
}

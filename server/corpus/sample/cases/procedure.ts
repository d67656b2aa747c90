/**
 * Drafts cases of enforcement, state compensation and special procedures. They are short documents with an applicant
 * and hardly any dispute.
 */
import { citationText } from '../cite'
import { modelArticle } from '../laws/model'
import { COMPENSATION_TOPICS, ENFORCEMENT_TOPICS, SPECIAL_PROCEDURE_TOPICS } from '../data/public-topics'
import { fillTemplate, fillTemplates, type TemplateWords } from '../fill'
import { randomCompany, randomPersonName } from '../parties'
import { INVENTED_CITIES, INVENTED_DISTRICTS } from '../places'
import {
  inventSumsAndDays,
  inventAgent,
  labelledParagraph,
  describeParty,
  type CaseDraft,
  inventPartyName,
  AUTHORITY_TRADE,
  placeOfCase,
} from './draft'
import { courtFeeOf } from './money'
import { noiseSentence } from './noise'
import type { CasePlan } from './plan'

interface Matter {
  roles: [string, string]
  documentType: string
  suffix: string
  laws: readonly string[]
  facts: readonly string[]
  /** Pairs of a reason and the result that follows from it. */
  rulings: ReadonlyArray<readonly string[]>
}

const OUTCOMES: Array<[sign: string, outcome: string]> = [
  ['终结', '终结'],
  ['驳回', '驳回'],
  ['执行完毕', '执行完毕'],
  ['维持', '维持'],
  ['受理', '受理'],
  ['宣告', '支持'],
  ['给付', '支持'],
  ['支付', '支持'],
]

function matterOf(plan: CasePlan): Matter {
  const { kind, group, random } = plan
  if (kind === '执行') {
    const facts = [ENFORCEMENT_TOPICS.opening, ...random.some(ENFORCEMENT_TOPICS.steps, random.int(3, 5))]
    return { roles: ['申请执行人', '被执行人'], documentType: '执行裁定书', suffix: '', ...ENFORCEMENT_TOPICS, facts }
  }
  if (kind === '国家赔偿') {
    return {
      roles: ['赔偿请求人', '赔偿义务机关'],
      documentType: random.pick(['国家赔偿决定书', '国家赔偿决定书', '司法救助决定书']),
      suffix: '',
      ...COMPENSATION_TOPICS,
    }
  }
  const procedure = SPECIAL_PROCEDURE_TOPICS[group as keyof typeof SPECIAL_PROCEDURE_TOPICS]
  const documentType = group === 'payment' ? '支付令' : group === 'publicNotice' ? '判决书' : '裁定书'
  return { roles: ['申请人', '被申请人'], documentType, suffix: group === 'bankruptcy' ? '民事' : '', ...procedure }
}

export function draftProcedure(plan: CasePlan): CaseDraft {
  const { random, kind, group } = plan
  const matter = matterOf(plan)
  const isCompensation = kind === '国家赔偿'
  const applicant = inventPartyName(isCompensation ? 'p' : random.pick(['c', 'c', 'p']), random)
  const other = isCompensation
    ? {
        name: `${random.pick(INVENTED_CITIES)}公安局${random.pick(INVENTED_DISTRICTS)}分局`,
        isCompany: true,
        trade: AUTHORITY_TRADE,
      }
    : group === 'loan' && random.chance(0.4)
      ? { name: randomPersonName(random), isCompany: false, trade: undefined }
      : { ...randomCompany(random), isCompany: true }
  const { amount, words: affair } = inventSumsAndDays(plan)
  const cause = plan.cause[plan.cause.length - 1] ?? ''
  const words: TemplateWords = { ...affair, 原告: applicant.name, 被告: other.name, 案由: cause }
  const [reason = '', ruling = ''] = random.pick(matter.rulings)
  const result = fillTemplate(random, ruling, words)
  const cited = random.some(matter.laws, random.int(1, 2)).map(modelArticle)
  const agent = inventAgent(plan)
  const [attackRole, defendRole] = matter.roles
  const hasOther = group !== 'publicNotice'
  const place = placeOfCase(plan)
  const paid = isCompensation ? Math.min(amount, random.int(40_000, 900_000)) : amount

  return {
    title: hasOther
      ? `${applicant.name}与${other.name}${cause}${matter.suffix}${matter.documentType}`
      : `${applicant.name}${cause}民事${matter.documentType}`,
    documentType: matter.documentType,
    parties: [
      { name: applicant.name, role: attackRole, side: 1 },
      ...(hasOther ? [{ name: other.name, role: defendRole, side: 2 as const }] : []),
    ],
    agents: random.chance(0.6) ? [agent.agent] : [],
    trades: [applicant.trade, other.trade].filter((trade): trade is string => trade !== undefined),
    citedLaws: cited,
    outcome: OUTCOMES.find(([sign]) => result.includes(sign))?.[1] ?? '其他',
    amount: group === 'other' ? undefined : paid,
    fee: kind === '民事' ? Math.round(courtFeeOf(amount) / 3) : undefined,
    penalties: [],
    paragraphs: [
      labelledParagraph(
        '当事人信息',
        describeParty(attackRole, applicant, place, random),
        ...(hasOther ? [describeParty(defendRole, other, place, random)] : []),
      ),
      labelledParagraph('事实', ...fillTemplates(random, matter.facts, words), noiseSentence('evidence', random)),
      labelledParagraph(
        '本院认为',
        `本院认为，${fillTemplate(random, reason, words)}${noiseSentence('reason', random)}`,
        `依照${citationText(cited)}的规定，${isCompensation ? '决定' : '裁定'}如下：`,
      ),
      labelledParagraph('裁判结果', result),
      labelledParagraph(
        '尾部',
        random.pick(['本裁定送达后即发生法律效力。', '如不服本裁定，可以自送达之日起十日内向上一级人民法院申请复议。']),
      ),
    ],
  }
}

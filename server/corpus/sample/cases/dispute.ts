/** Drafts civil and administrative cases, which have two sides, claims and issues. */
import { citationText, type Citations, distinctCitations } from '../cite'
import { CONTRACT_TOPICS } from '../data/contract-topics'
import { LIFE_TOPICS } from '../data/life-topics'
import { ADMINISTRATIVE_TOPICS } from '../data/public-topics'
import type { DisputeIssue, DisputeTopic } from '../data/topic'
import { addDays, formatPlainDate } from '../days'
import { fillTemplate, fillTemplates, type TemplateWords } from '../fill'
import {
  inventSumsAndDays,
  inventAgent,
  labelledParagraph,
  describeParty,
  type CaseDraft,
  joinedSentences,
  type PartyName,
  inventPartyName,
  numberedSentences,
  AUTHORITY_TRADE,
  placeOfCase,
  chooseWords,
} from './draft'
import { modelArticle } from '../laws/model'
import { courtFeeOf } from './money'
import { noiseSentence } from './noise'
import type { CasePlan } from './plan'
import { firstRoundResult, laterRoundResult } from './dispute-result'
import { randomAuthority } from '../places'

const TOPICS = [...CONTRACT_TOPICS, ...LIFE_TOPICS, ...Object.values(ADMINISTRATIVE_TOPICS)]

export const topicOfGroup = (group: string): DisputeTopic =>
  TOPICS.find(({ causes }) => causes === group) ?? (TOPICS[0] as DisputeTopic)

/**
 * The court fees of labour cases and of administrative cases, in yuan. They do not depend on the amount (诉讼费用交纳办法第十三条).
 */
const LABOUR_FEE = 10
const FEE = 50

/** Groups of disputes that are not about money. */
const WITHOUT_AMOUNT = ['personality', 'disclosure', 'injuryAtWork']
const ROLES: Record<number, [attacker: string, defender: string]> = {
  2: ['上诉人', '被上诉人'],
  3: ['再审申请人', '被申请人'],
}

/** The court's reason to remand a case. A remanding court does not decide the claims. */
const REMAND =
  '本院认为，原审判决认定{原告}与{被告}之间争议的基本事实不清，证据不足，需要由原审法院进一步查明后重新处理。'

function opinion(
  plan: CasePlan,
  issues: DisputeIssue[],
  isWon: boolean,
  words: TemplateWords,
  cause: string,
): string[] {
  const { random } = plan
  const claims = issues.map(({ ask }) => fillTemplate(random, ask, words))
  const opening = `本院认为，本案系${cause}。结合诉辩意见和查明的事实，本案的争议焦点为：${claims.map((ask, at) => `${at + 1}.${ask}`).join('；')}。`
  const parts = issues.flatMap((issue, at) => {
    const reasons = fillTemplates(random, issue.weigh, words).join('')
    const conclusion = fillTemplate(random, isWon ? issue.yes : issue.no, words)
    return [
      `关于${claims[at]}。${reasons}${random.chance(0.4) ? noiseSentence('reason', random) : ''}综上，${conclusion}`,
    ]
  })
  return [opening, ...parts]
}

function titleOf(plan: CasePlan, attacker: string, defender: string, cause: string, documentType: string): string {
  if (plan.round === 3 || plan.round === 2)
    return `${attacker}、${defender}${cause}${plan.round === 2 ? '二审' : '再审'}${plan.kind}${documentType}`
  if (plan.random.chance(0.3)) return `${attacker}诉${defender}${cause}案`
  return `${attacker}与${defender}${cause}一审${plan.kind}${documentType}`
}

const causeName = (cause: string[], kind: string) => {
  const leaf = cause[cause.length - 1] ?? ''
  return kind === '行政' ? `${leaf}纠纷` : leaf
}

function sidesOf(plan: CasePlan, topic: DisputeTopic): [PartyName, PartyName] {
  const [first, second] = [...plan.random.pick(topic.sides)] as [string, string]
  const attacker = inventPartyName(first, plan.random)
  if (plan.kind === '行政')
    return [attacker, { name: randomAuthority(topic.causes, plan.random), isCompany: true, trade: AUTHORITY_TRADE }]
  let defender = inventPartyName(second, plan.random)
  while (defender.name === attacker.name) defender = inventPartyName(second, plan.random)
  return [attacker, defender]
}

/** Returns the ruling after a withdrawal of the claim. Such rulings are the short documents of the sample. */
function withdrawal(
  plan: CasePlan,
  words: TemplateWords,
  cause: string,
): Pick<CaseDraft, 'outcome' | 'citedLaws' | 'paragraphs'> {
  const line = (template: string) => fillTemplate(plan.random, template, words)
  const cited = modelArticle('民事诉讼示范法:撤诉')
  return {
    citedLaws: [cited],
    outcome: '撤诉',
    paragraphs: [
      labelledParagraph(
        '审理经过',
        line(
          `{原告}与{被告}${cause}一案，本院立案后，{原告}于${formatPlainDate(addDays(plan.date, -3))}提出撤诉申请。`,
        ),
      ),
      labelledParagraph(
        '本院认为',
        line(`本院认为，{原告}的撤诉申请不违反法律规定，应予准许。依照${citationText([cited])}第一款规定，裁定如下：`),
      ),
      labelledParagraph('裁判结果', line('准许{原告}撤诉。')),
    ],
  }
}

export function draftDispute(plan: CasePlan, citations: Citations): CaseDraft {
  const { random, round, kind, group, date } = plan
  const topic = topicOfGroup(group)
  const cause = causeName(plan.cause, kind)
  const [attacker, defender] = sidesOf(plan, topic)
  const { amount, words: affair } = inventSumsAndDays(plan)
  const isWorker = group === 'labour' && !attacker.isCompany
  const words: TemplateWords = {
    ...affair,
    ...chooseWords(random, topic.words),
    原告: attacker.name,
    被告: defender.name,
    劳动者: isWorker ? attacker.name : defender.name,
    单位: isWorker ? defender.name : attacker.name,
  }
  const say = (templates: readonly string[]) => fillTemplates(random, templates, words)
  const isWithdrawn = kind === '民事' && round === 1 && random.chance(0.04)
  const isWon = random.chance(round === 1 ? 0.72 : 0.28)
  const subject = kind === '行政' ? 'act' : group === 'labour' && !isWorker ? 'employer' : 'money'
  const isRemanded = round === 2 && random.chance(0.06)
  const verdict =
    round === 2 || round === 3
      ? laterRoundResult({ round, isWon, isRemanded, subject })
      : firstRoundResult(subject, isWon, random.chance(0.55))
  const documentType = isWithdrawn || isRemanded || (round === 3 && !isWon) ? '裁定书' : '判决书'
  const issues = random.some(topic.issues, random.int(1, Math.min(3, topic.issues.length)))
  const cited = citations.pick(random, topic.laws, topic.field, { date, province: plan.region.full })
  const procedure = modelArticle(
    kind === '行政'
      ? `行政诉讼与国家赔偿示范法:${round > 1 ? '行政二审' : isWon ? '撤销判决' : '驳回请求'}`
      : `民事诉讼示范法:${round > 1 ? '二审裁判' : '一审判决'}`,
  )
  const [attackRole, defendRole] = ROLES[round] ?? ['原告', '被告']
  const place = placeOfCase(plan)
  const first = inventAgent(plan)
  const second = random.chance(0.7) ? inventAgent(plan) : undefined
  const facts = say(topic.facts)
  const claims = say(random.some(topic.claims, random.int(2, Math.min(3, topic.claims.length))))
  const hasAmount = !WITHOUT_AMOUNT.includes(group) && random.chance(0.93)
  const third = random.chance(0.12) ? inventPartyName('c', random) : undefined
  const allCited = distinctCitations([...cited, procedure])
  const fee = group === 'labour' ? LABOUR_FEE : kind === '行政' ? FEE : hasAmount ? courtFeeOf(amount) : 500

  const shared = {
    title: titleOf(plan, attacker.name, defender.name, cause, documentType),
    documentType,
    parties: [
      { name: attacker.name, role: attackRole, side: 1 as const },
      { name: defender.name, role: defendRole, side: 2 as const },
      ...(third ? [{ name: third.name, role: '第三人', side: 0 as const }] : []),
    ],
    agents: [first.agent, ...(second ? [second.agent] : [])],
    trades: [...new Set([attacker.trade, defender.trade].filter((trade): trade is string => trade !== undefined))],
    amount: hasAmount ? amount : undefined,
    penalties: [],
  }
  const people = labelledParagraph(
    '当事人信息',
    describeParty(attackRole, attacker, place, random),
    first.line,
    describeParty(defendRole, defender, place, random),
    ...(second ? [second.line] : []),
    ...(third ? [describeParty('第三人', third, place, random)] : []),
  )
  if (isWithdrawn) {
    const { outcome, citedLaws, paragraphs } = withdrawal(plan, words, cause)
    return {
      ...shared,
      fee: group === 'labour' ? LABOUR_FEE / 2 : FEE / 2,
      citedLaws,
      outcome,
      paragraphs: [people, ...paragraphs],
    }
  }
  const before =
    round === 1
      ? []
      : [
          labelledParagraph(
            '原审情况',
            `一审法院认定事实：${facts.slice(0, 2).join('')}`,
            `一审法院认为，${say([issues[0]?.weigh[0] ?? '']).join('')}遂判决：驳回${attacker.name}的诉讼请求。`,
          ),
        ]
  return {
    ...shared,
    fee: random.chance(0.95) ? fee : undefined,
    citedLaws: allCited,
    outcome: verdict.outcome,
    paragraphs: [
      people,
      labelledParagraph(
        '审理经过',
        `${attackRole}${attacker.name}与${defendRole}${defender.name}${cause}一案，本院于${formatPlainDate(addDays(plan.date, -random.int(60, 170)))}立案后，依法${random.pick(['组成合议庭', '适用普通程序', '适用简易程序'])}，公开开庭进行了审理。${random.pick(['双方当事人及其委托诉讼代理人到庭参加诉讼', `${defender.name}经传票传唤，无正当理由未到庭，本院依法缺席审理`])}。本案现已审理终结。`,
      ),
      labelledParagraph(
        '诉讼请求',
        `${attacker.name}向本院提出${round === 1 ? '诉讼' : round === 2 ? '上诉' : '再审'}请求：${numberedSentences(claims)}。`,
      ),
      labelledParagraph(
        '答辩意见',
        `${defender.name}辩称，${joinedSentences(say(random.some(topic.defences, 2)))}。请求驳回对方的请求。`,
      ),
      ...before,
      labelledParagraph(
        '事实',
        '本院经审理查明：',
        ...facts,
        `以上事实，有${random.pick(['合同文本、付款凭证、往来函件', '书证、电子数据、证人证言', '当事人陈述、庭审笔录及相关证据'])}在案佐证。${random.chance(0.5) ? noiseSentence('evidence', random) : ''}`,
      ),
      labelledParagraph(
        '本院认为',
        ...(isRemanded
          ? [say([REMAND]).join('')]
          : opinion(plan, issues, subject === 'employer' ? !isWon : isWon, words, cause)),
        `综上所述，依照${citationText(allCited)}的规定，${documentType === '判决书' ? '判决' : '裁定'}如下：`,
      ),
      labelledParagraph('裁判结果', ...say(verdict.results)),
      labelledParagraph(
        '尾部',
        `案件受理费${fee}元，由${isWon ? defender.name : attacker.name}负担。`,
        round === 1
          ? '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于上一级人民法院。'
          : `本${documentType === '判决书' ? '判决为终审判决' : '裁定为终审裁定'}。`,
      ),
    ],
  }
}

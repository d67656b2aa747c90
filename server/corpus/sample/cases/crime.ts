import { citationText, type Citations } from '../cite'
import { CRIMES, type Crime } from '../data/crimes'
import { addDays, formatPlainDate } from '../days'
import { fillTemplates, type TemplateWords } from '../fill'
import { randomCompany, randomPersonName } from '../parties'
import {
  inventSumsAndDays,
  inventAgent,
  labelledParagraph,
  type CaseDraft,
  joinedSentences,
  placeOfCase,
  chooseWords,
} from './draft'
import { courtFeeOf } from './money'
import { noiseSentence } from './noise'
import type { CasePlan } from './plan'

export const crimeOfGroup = (group: string): Crime =>
  CRIMES.find(({ causes }) => causes === group) ?? (CRIMES[0] as Crime)

const procuratorate = (court: string) => court.replace(/(中级|高级)?人民法院$/, '人民检察院')

const PROPERTY = ['theft', 'fraud', 'invoices', 'deposits', 'office', 'bribery']

interface Sentence {
  penalties: string[]
  line: string
}

function sentenceOf(plan: CasePlan, crime: Crime, defendant: string, charge: string): Sentence {
  const { random } = plan
  const main = plan.round === 5 ? '死刑' : random.pick(crime.penalties)
  if (main === '免予刑事处罚') return { penalties: [main], line: `被告人${defendant}犯${charge}，免予刑事处罚。` }
  const isShort = /拘役|六个月|八个月|有期徒刑[一二三]年$/.test(main)
  const extra = [
    ...(isShort && random.chance(0.4) ? ['缓刑'] : []),
    ...(/死刑|无期/.test(main) ? ['剥夺政治权利'] : []),
    ...(crime.fine ? [random.chance(0.12) && /无期|十/.test(main) ? '没收财产' : '罚金'] : []),
  ]
  const words: Record<string, string> = {
    缓刑: `，缓刑${random.pick(['一年', '一年六个月', '二年'])}`,
    剥夺政治权利: '，剥夺政治权利终身',
    没收财产: '，并处没收个人财产',
    罚金: `，并处罚金人民币${random.pick(['二千元', '五千元', '一万元', '三万元', '十万元'])}`,
  }
  return {
    penalties: [main, ...extra],
    line: `被告人${defendant}犯${charge}，判处${main}${extra.map(part => words[part]).join('')}。`,
  }
}

const UNSURE = '但在案证据尚不足以排除合理怀疑，原审裁定认定的部分事实不清。'

const REVIEW = [
  '核准第二审维持第一审对被告人判处死刑、剥夺政治权利终身的刑事裁定。',
  '不核准对被告人的死刑裁定，发回重新审判。',
]

function resultOf(plan: CasePlan, sentence: Sentence): { outcome: string; lines: string[] } {
  const { random, round } = plan
  if (round === 5) {
    const isApproved = random.chance(0.8)
    return { outcome: isApproved ? '核准' : '不核准', lines: [REVIEW[isApproved ? 0 : 1] as string] }
  }
  if (round === 1)
    return { outcome: '有罪', lines: [`一、${sentence.line}`, '二、违法所得继续追缴，发还被害人；作案工具予以没收。'] }
  const isKept = random.chance(0.75)
  if (isKept) return { outcome: '维持', lines: [round === 2 ? '驳回上诉，维持原判。' : '驳回申诉。'] }
  return { outcome: '改判', lines: ['一、撤销原审判决的量刑部分；', `二、${sentence.line}`] }
}

export function draftCrime(plan: CasePlan, citations: Citations): CaseDraft {
  const { random, round, group, court } = plan
  const crime = crimeOfGroup(group)
  const charge = plan.cause[plan.cause.length - 1] ?? ''
  const defendant = randomPersonName(random)
  const { amount, words: affair } = inventSumsAndDays(plan)
  const firm = randomCompany(random)
  const words: TemplateWords = { ...affair, ...chooseWords(random, crime.words), 被: defendant, 单位: firm.name }
  const say = (templates: readonly string[]) => fillTemplates(random, templates, words)
  const prosecutor = round === 5 ? undefined : procuratorate(court.name)
  const sentence = sentenceOf(plan, crime, defendant, charge)
  const { outcome, lines } = resultOf(plan, sentence)
  const documentType = round === 1 || outcome === '改判' ? '判决书' : '裁定书'
  const cited = citations.pick(random, crime.laws, crime.field, { date: plan.date, province: plan.region.full })
  const agent = inventAgent(plan)
  const role = round === 2 ? '上诉人' : round === 3 ? '申诉人' : '被告人'
  const hasAmount = PROPERTY.includes(group)
  const isAppeal = round === 2 || round === 3
  const defences = joinedSentences(say(crime.defences))
  const facts = say(crime.facts)
  const reasons = say(crime.reasons)
  const accusation = facts[0]

  return {
    title: `${defendant}${charge}${{ 1: '一审', 2: '二审', 3: '再审', 5: '死刑复核' }[round as 1 | 2 | 3 | 5] ?? ''}刑事${documentType}`,
    documentType,
    parties: [
      ...(prosecutor ? [{ name: prosecutor, role: isAppeal ? '原公诉机关' : '公诉机关', side: 1 as const }] : []),
      { name: defendant, role: isAppeal ? `${role}（原审被告人）` : role, side: 2 },
    ],
    agents: [agent.agent],
    trades: group === 'invoices' || group === 'office' || group === 'deposits' ? [firm.trade] : [],
    citedLaws: cited,
    outcome,
    amount: hasAmount ? amount : undefined,
    fee: hasAmount && random.chance(0.1) ? courtFeeOf(amount) : undefined,
    penalties: outcome === '不核准' ? [] : sentence.penalties,
    paragraphs: [
      labelledParagraph(
        '当事人信息',
        ...(prosecutor ? [`${isAppeal ? '原公诉机关' : '公诉机关'}${prosecutor}。`] : []),
        `${role}${isAppeal ? '（原审被告人）' : ''}${defendant}，${random.pick(['男', '女'])}，${random.int(1962, 2003)}年出生，${random.pick(['初中', '高中', '大专', '大学'])}文化，住${placeOfCase(plan)}。因涉嫌犯${charge}被刑事拘留，后被逮捕，现羁押于看守所。`,
        `辩护人${agent.agent.name}，${agent.agent.firm}律师。`,
      ),
      labelledParagraph(
        '审理经过',
        prosecutor
          ? `${prosecutor}指控被告人${defendant}犯${charge}，${isAppeal ? `原审法院作出刑事判决后，${defendant}不服，提出${round === 2 ? '上诉' : '申诉'}。` : ''}本院于${formatPlainDate(addDays(plan.date, -random.int(20, 90)))}立案，依法组成合议庭公开开庭审理了本案。现已审理终结。`
          : `高级人民法院裁定维持对被告人${defendant}的死刑判决，依法报请本院核准。本院依法组成合议庭，对本案进行了复核，讯问了被告人，听取了辩护律师的意见。现已复核终结。`,
      ),
      ...(prosecutor
        ? [labelledParagraph('公诉机关指控', `${prosecutor}指控：${accusation}应当以${charge}追究其刑事责任。`)]
        : []),
      labelledParagraph(
        '答辩意见',
        `${role}${defendant}${random.pick(['对指控的事实和罪名没有异议', '对部分事实提出异议'])}。辩护人提出，${defences}。`,
      ),
      ...(isAppeal || round === 5
        ? [
            labelledParagraph(
              '原审情况',
              `原审认定：${facts.slice(0, 2).join('')}以${charge}定罪，${sentence.line.replace(/^被告人/, '对')}`,
            ),
          ]
        : []),
      labelledParagraph(
        '事实',
        '经审理查明：',
        ...facts,
        `上述事实，有${crime.evidence.join('、')}等证据证实，足以认定。${noiseSentence('crimeEvidence', random)}`,
      ),
      labelledParagraph(
        '本院认为',
        `本院认为，${reasons.join('')}${outcome === '不核准' ? UNSURE : ''}`,
        `对于辩护人提出的“${say([random.pick(crime.defences)])[0]}”的意见，${random.pick(['经查与在案证据不符，不予采纳', '与查明的事实相符，酌情予以采纳', '综合全案情节，部分予以采纳'])}。${noiseSentence('crimeReason', random)}`,
        `依照${citationText(cited)}的规定，${documentType === '判决书' ? '判决' : '裁定'}如下：`,
      ),
      labelledParagraph('裁判结果', ...lines),
      labelledParagraph(
        '尾部',
        round === 1
          ? '如不服本判决，可以在接到判决书的第二日起十日内，通过本院或者直接向上一级人民法院提出上诉。'
          : `本${documentType === '判决书' ? '判决' : '裁定'}为终审${documentType === '判决书' ? '判决' : '裁定'}。`,
      ),
    ],
  }
}

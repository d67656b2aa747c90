/**
 * Invented documents of the fiscal area: penalties, questions, news, incentives, and carousels that list some of them.
 */
import { toChineseNumeral } from '@domain/format/numerals'
import type { CarouselRecord } from '../../libraries/fiscal/carousel'
import type { DynamicRecord } from '../../libraries/fiscal/dynamic'
import type { IncentiveRecord } from '../../libraries/fiscal/incentive'
import type { PenaltyRecord } from '../../libraries/fiscal/penalty'
import type { QaRecord } from '../../libraries/fiscal/qa'
import { labelledParagraph } from './cases/draft'
import { modelCitation } from './cite'
import {
  TAXPAYER_KINDS,
  CAROUSEL_TAXES,
  INCENTIVE_TEXTS,
  INCENTIVE_TREE,
  INDUSTRIES,
  TAX_NEWS,
  TAX_NEWS_LINES,
  type Offence,
  OFFENCES,
  PENALTY_LINES,
  TAX_QUESTIONS,
  TAX_TYPES,
} from './data/fiscal'
import { REGIONS } from './data/regions'
import { randomDayIn, formatPlainDate, yearOfDay } from './days'
import { fillTemplate, fillTemplates, formatYuan } from './fill'
import { planLaws, type SampleOptions } from './laws/plan'
import { randomCompany, randomPersonName } from './parties'
import { INVENTED_CITIES, randomTaxBureau } from './places'
import { Random } from './random'

const number = (at: number) => String(at + 1).padStart(4, '0')
const COUNT = 320
const YEARS = 8
const day = (random: Random, asOf: string) =>
  randomDayIn(random, yearOfDay(asOf) - Math.floor(random.next() ** 1.3 * YEARS), asOf)

export function* samplePenalties({ seed, asOf }: SampleOptions): Generator<PenaltyRecord> {
  for (let at = 0; at < COUNT; at += 1) {
    const random = new Random(seed, 'penalty', at)
    const { name: offence, fact, basis, taxes: fixed } = OFFENCES[at % OFFENCES.length] as Offence
    const isCompany = random.chance(0.8)
    const party = isCompany ? randomCompany(random).name : randomPersonName(random)
    const tax = random.int(20, 4_000) * 1_000
    const taxes = fixed ?? [random.pick(TAX_TYPES)]
    const words = {
      单位: party,
      代表: isCompany ? '其法定代表人' : '其本人',
      税种: taxes[0] as string,
      税额: formatYuan(tax),
      总额: formatYuan(tax * 8),
      罚款: formatYuan(Math.round(tax / 2)),
    }
    const city = random.pick(INVENTED_CITIES)
    const penaltyDate = day(random, asOf)
    const isBare = at % 25 === 24
    yield {
      id: `penalty-${number(at)}`,
      title: `${party}${offence}${at % 4 === 1 ? '税务处理决定' : '税务行政处罚决定'}`,
      institution: `国家税务总局${city}税务局${random.pick(['稽查局', '第一稽查局', '第二稽查局'])}`,
      caseNumber: isBare ? undefined : `${city.slice(0, 2)}税稽罚〔${penaltyDate.slice(0, 4)}〕${900 + at}号`,
      penaltyDate: at % 40 === 39 ? undefined : penaltyDate,
      partyName: isBare ? undefined : party,
      regions: [[(REGIONS[at % REGIONS.length] as (typeof REGIONS)[number]).full]],
      taxTypes: [...taxes],
      paragraphs: [
        labelledParagraph(
          '违法事实',
          fillTemplate(random, `经检查，${party}${fact}。`, words),
          ...fillTemplates(random, PENALTY_LINES.findings, words),
        ),
        labelledParagraph('处罚依据', `依据${modelCitation(...basis)}的规定，${party}的行为应当予以处罚。`),
        labelledParagraph('处罚结果', fillTemplate(random, random.pick(PENALTY_LINES.result), words)),
        ...(isBare
          ? []
          : [
              labelledParagraph(
                '权利告知',
                `如对本决定不服，可以自收到之日起六十日内依法申请行政复议，或者自收到之日起六个月内向人民法院起诉。决定日期：${formatPlainDate(penaltyDate)}。`,
              ),
            ]),
      ],
    }
  }
}

export function* sampleQas({ seed, asOf }: SampleOptions): Generator<QaRecord> {
  for (let at = 0; at < COUNT; at += 1) {
    const random = new Random(seed, 'qa', at)
    const [keyword, question, answer] = TAX_QUESTIONS[at % TAX_QUESTIONS.length] as (typeof TAX_QUESTIONS)[number]
    const year = yearOfDay(asOf) - (Math.floor(at / (TAX_QUESTIONS.length * INDUSTRIES.length)) + random.int(0, 1) * 4)
    const round = Math.floor(at / TAX_QUESTIONS.length)
    const industry = INDUSTRIES[round % INDUSTRIES.length] as string
    const asker = TAXPAYER_KINDS[Math.floor(round / INDUSTRIES.length) % TAXPAYER_KINDS.length] as string
    const words = { 行业: `${asker}${industry}`, 年度: `${year}年度` }
    const hasNumber = at % 3 > 0
    yield {
      id: `qa-${number(at)}`,
      question: fillTemplate(random, question, words),
      answer: [
        fillTemplate(random, answer, words),
        `您所述${industry}情形请结合合同、发票和资金流判断；情况复杂的，建议向主管税务机关提交资料核实。`,
        '以上答复供参考，具体以现行有效的规定为准。',
      ].join('\n'),
      dispatchAuthority: randomTaxBureau(random),
      documentNumber: hasNumber ? `国家税务总局公告${year}年第${random.int(901, 990)}号` : undefined,
      answerDate: at % 30 === 29 ? undefined : randomDayIn(random, year, asOf),
      publishBody: random.pick(['12366纳税服务平台', '税务局纳税服务处', '税费政策咨询室']),
      keywords: [keyword, industry],
    }
  }
}

export function* sampleDynamics({ seed, asOf }: SampleOptions): Generator<DynamicRecord> {
  for (let at = 0; at < COUNT; at += 1) {
    const random = new Random(seed, 'news', at)
    const [keyword, title] = TAX_NEWS[at % TAX_NEWS.length] as (typeof TAX_NEWS)[number]
    const releaseDate = day(random, asOf)
    const round = Math.floor(at / TAX_NEWS.length)
    const industry = INDUSTRIES[round % INDUSTRIES.length] as string
    const tax = TAX_TYPES[(round + Math.floor(round / INDUSTRIES.length)) % TAX_TYPES.length] as string
    const words = {
      税种: tax,
      行业: industry,
      地: random.pick(INVENTED_CITIES),
      年度: `${releaseDate.slice(0, 4)}年度`,
    }
    yield {
      id: `dynamic-${number(at)}`,
      title: fillTemplate(random, title, words),
      releaseDate,
      keywords: [keyword, tax, industry],
      paragraphs: [
        labelledParagraph(
          '正文',
          ...fillTemplates(random, random.some(TAX_NEWS_LINES, random.int(3, TAX_NEWS_LINES.length)), words),
        ),
      ],
    }
  }
}

const LEAVES = INCENTIVE_TREE.flatMap(([tax, groups]) =>
  groups.flatMap(([group, leaves]) => (leaves.length > 0 ? leaves.map(leaf => [tax, group, leaf]) : [[tax, group]])),
)

export function* sampleIncentives({ seed }: SampleOptions): Generator<IncentiveRecord> {
  for (let at = 0; at < LEAVES.length * INCENTIVE_TEXTS.length; at += 1) {
    const random = new Random(seed, 'incentive', at)
    const typePath = LEAVES[Math.floor(at / INCENTIVE_TEXTS.length)] as string[]
    const [title, content] = INCENTIVE_TEXTS[at % INCENTIVE_TEXTS.length] as (typeof INCENTIVE_TEXTS)[number]
    const words = { 税: typePath[0] as string, 类: typePath[typePath.length - 1] as string }
    yield {
      tid: `incentive-${number(at)}`,
      title: fillTemplate(random, title, words),
      typePath,
      paragraphs: [
        labelledParagraph(
          '享受主体',
          `${random.pick(['依法设立并实行查账征收', '财务核算健全'])}的${words.类}相关纳税人。${at % 3 === 0 ? '制造业和集成电路行业企业可以优先适用。' : ''}`,
        ),
        labelledParagraph('优惠内容', fillTemplate(random, content, words)),
        labelledParagraph(
          '享受条件',
          `一、主营业务属于规定的${words.类}范围；\n二、最近${toChineseNumeral(random.int(2, 3))}年没有重大税收违法记录；\n三、按照要求留存备查资料。`,
        ),
        ...(at % 5 === 4
          ? []
          : [
              labelledParagraph(
                '办理方式',
                `自行判别、申报享受、相关资料留存备查，通过电子税务局填报${words.税}申报表即可。`,
              ),
            ]),
      ],
    }
  }
}

const PICKED = 8

/**
 * Lists every third question, news item and law in force. The lists thus differ from the first pages of the libraries.
 */
function listsFrom(options: SampleOptions, from: number): NonNullable<CarouselRecord['lists']> {
  const fiscal = planLaws(options).filter(
    ({ family, timeLimited }) => family.taxTypes.length > 0 && timeLimited === '现行有效',
  )
  const every = (count: number) => Array.from({ length: PICKED }, (_, at) => (from + at * 3) % count)
  return {
    laws: every(fiscal.length).map(at => (fiscal[at] as (typeof fiscal)[number]).lid),
    dynamics: every(COUNT).map(at => `dynamic-${number(at)}`),
    qas: every(COUNT).map(at => `qa-${number(at)}`),
  }
}

export function* sampleCarousels(options: SampleOptions): Generator<CarouselRecord> {
  yield { mapId: '1', title: '财税政策速览', status: 1, lists: listsFrom(options, 0) }
  const categories = CAROUSEL_TAXES.map(([name, types]) => ({
    name,
    query: types.map(type => `税种:${type}${types.length > 1 ? ';any' : ''}`).join(','),
  }))
  yield { mapId: '2', title: '六大税费法规导航', status: 2, categories }
  yield { mapId: '3', title: '汇算清缴专题', status: 1, lists: listsFrom(options, 1) }
}

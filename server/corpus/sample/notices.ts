/** Invented procuratorate documents of all levels and types, and bidding notices. */
import type { BiddingRecord } from '../../libraries/bidding'
import type { ProDocRecord } from '../../libraries/pro-doc'
import { labelledParagraph, chooseWords } from './cases/draft'
import { noiseSentence } from './cases/noise'
import { CAUSE_PATHS } from './data/causes'
import { CRIMES } from './data/crimes'
import { BIDDING_BUYERS, PROCURATORATE_DOCUMENT_TYPES, BIDDING_PROJECTS, BIDDING_NOTICE_TYPES } from './data/notices'
import { MUNICIPALITIES, REGIONS, type Region } from './data/regions'
import { GENERAL_PARTIES } from './data/views'
import { addDays, randomDayIn, formatPlainDate, yearOfDay } from './days'
import { fillTemplate, fillTemplates, formatYuan } from './fill'
import { modelCitation, citationText } from './cite'
import { modelArticle } from './laws/model'
import type { SampleOptions } from './laws/plan'
import { randomCompany, randomPersonName } from './parties'
import { INVENTED_CITIES } from './places'
import { Random } from './random'

const number = (at: number) => String(at + 1).padStart(4, '0')
const COUNT = 340
const YEARS = 12
/** The levels of twenty successive documents: 1 最高, 2 省级, 3 分州市, 4 区县, 5 专门. */
const LEVELS: ReadonlyArray<ProDocRecord['level']> = [4, 4, 3, 4, 2, 4, 3, 4, 1, 4, 4, 3, 4, 2, 4, 3, 5, 4, 3, 4]
const PRO_REGIONS = REGIONS.slice(0, 31)

const day = (random: Random, asOf: string) =>
  randomDayIn(random, yearOfDay(asOf) - Math.floor(random.next() ** 1.2 * YEARS), asOf)

interface Office {
  name: string
  region: string[]
  sign: string
}

function officeOf(level: ProDocRecord['level'], region: Region, random: Random): Office {
  const city = random.pick(region.cities)
  const isMunicipality = MUNICIPALITIES.includes(region.full)
  const path = isMunicipality ? [region.full] : [region.full, city.name]
  if (level === 1) return { name: '最高人民检察院', region: [], sign: '高检' }
  if (level === 2) return { name: `${region.full}人民检察院`, region: [region.full], sign: `${region.short}检` }
  if (level === 3)
    return {
      name: isMunicipality ? `${region.full}人民检察院第一分院` : `${city.name}人民检察院`,
      region: path,
      sign: `${city.name.slice(0, 2)}检`,
    }
  if (level === 5)
    return { name: `${city.name.replace(/市$/, '')}铁路运输检察院`, region: path, sign: `${city.name.slice(0, 1)}铁检` }
  const district = random.pick(city.districts)
  return { name: `${city.name}${district}人民检察院`, region: [...path, district], sign: `${district.slice(0, 2)}检` }
}

export function* sampleProDocs({ seed, asOf }: SampleOptions): Generator<ProDocRecord> {
  for (let at = 0; at < COUNT; at += 1) {
    const random = new Random(seed, 'procuratorate', at)
    const crime = random.pick(CRIMES)
    const cause = random.pick(CAUSE_PATHS[crime.causes])
    const charge = cause[cause.length - 1] as string
    const [documentType, sign, view, result, basis, part] = PROCURATORATE_DOCUMENT_TYPES[
      random.weighted([
        [0, 5],
        [1, 3],
        [2, 1],
        [3, 1],
      ] as const)
    ] as (typeof PROCURATORATE_DOCUMENT_TYPES)[number]
    const level = LEVELS[at % LEVELS.length] as ProDocRecord['level']
    const office = officeOf(level, PRO_REGIONS[at % PRO_REGIONS.length] as Region, random)
    const releaseDate = day(random, asOf)
    const name = randomPersonName(random)
    const words = {
      ...GENERAL_PARTIES,
      ...chooseWords(random, crime.words),
      被: name,
      罪: charge,
      案发日: formatPlainDate(addDays(releaseDate, -random.int(90, 400))),
      单位: randomCompany(random).name,
      地: office.region[1] ?? office.region[0] ?? '某地',
      欠款: formatYuan(random.int(20, 900) * 1_000),
      总价: formatYuan(random.int(1_000, 9_000) * 1_000),
    }
    const law = modelArticle(random.pick(crime.laws))
    yield {
      iid: `prodoc-${number(at)}`,
      title: `${name}${charge}案${documentType}`,
      causes: [cause],
      documentNumber: `${office.sign}${sign}〔${releaseDate.slice(0, 4)}〕${9_000 + at}号`,
      procuratorate: office.name,
      level,
      documentType,
      region: office.region,
      releaseDate,
      paragraphs: [
        labelledParagraph('首部', office.name, documentType),
        labelledParagraph(
          '当事人信息',
          `${documentType === '不起诉决定书' ? '被不起诉人' : '被告人'}${name}，${random.pick(['男', '女'])}，${random.int(1962, 2003)}年出生。`,
        ),
        labelledParagraph(
          '案件事实',
          `经依法审查查明：${fillTemplates(random, crime.facts, words).join('')}`,
          `认定上述事实的证据有：${crime.evidence.join('、')}。${noiseSentence('crimeEvidence', random)}`,
        ),
        labelledParagraph(
          '检察院观点',
          fillTemplate(random, view, words).replace('被不起诉人以外的共同行为人另案处理。', ''),
          `对其行为应当适用${citationText([law])}。`,
        ),
        labelledParagraph('处理结果', fillTemplate(random, result, { ...words, 依据: modelCitation(basis, part) })),
      ],
    }
  }
}

export function* sampleBiddings({ seed, asOf }: SampleOptions): Generator<BiddingRecord> {
  for (let at = 0; at < COUNT; at += 1) {
    const random = new Random(seed, 'bidding', at)
    const [project, detail] = BIDDING_PROJECTS[at % BIDDING_PROJECTS.length] as (typeof BIDDING_PROJECTS)[number]
    const stage = BIDDING_NOTICE_TYPES[Math.floor(at / BIDDING_PROJECTS.length) % BIDDING_NOTICE_TYPES.length] as string
    const region = REGIONS[at % REGIONS.length] as Region
    const buyer = `${random.pick(INVENTED_CITIES)}${random.pick(BIDDING_BUYERS)}`
    const releaseDate = day(random, asOf)
    const amount = random.int(8, 900) * 10_000
    const hasAmount = at % 9 !== 8
    const winner = randomCompany(random).name
    yield {
      bid: `bidding-${number(at)}`,
      title: `${buyer}${project}${stage}`,
      authority: buyer,
      region: [region.full, ...(MUNICIPALITIES.includes(region.full) ? [] : [random.pick(region.cities).name])],
      releaseDate,
      amount: hasAmount ? amount : undefined,
      paragraphs: [
        labelledParagraph(
          '项目概况',
          `采购人：${buyer}\n项目名称：${project}\n预算金额：${hasAmount ? formatYuan(amount) : '详见采购文件'}`,
        ),
        labelledParagraph(
          '采购需求',
          `${fillTemplate(random, detail, {})}。投标人应当具有独立承担民事责任的能力，具备履行合同所必需的设备和专业技术能力，并提交近三年无重大违法记录的声明。`,
        ),
        ...(stage === '中标结果公告'
          ? [labelledParagraph('中标信息', `中标供应商：${winner}\n公告期限：自本公告发布之日起一个工作日。`)]
          : [
              labelledParagraph(
                '投标安排',
                `投标截止时间：${formatPlainDate(addDays(releaseDate, 20))}九时三十分。对招标文件有异议的，应当在投标截止十日前以书面形式提出质疑或者投诉。`,
              ),
            ]),
      ],
    }
  }
}

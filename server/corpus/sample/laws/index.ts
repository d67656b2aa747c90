import { toChineseNumeral } from '@domain/format/numerals'
import type { CitedLaw } from '../../../records'
import type { LawRecord } from '../../../libraries/law/record'
import { CHAPTER_TEMPLATES, LAW_FIELDS } from '../data/law-words'
import { formatPlainDate } from '../days'
import { fillTemplate } from '../fill'
import { Random } from '../random'
import { printedArticleNumber, articlesOfPlan } from './articles'
import { isLocalLevel } from './families'
import { MODEL_LAWS_SINCE, modelArticle, modelLawRecords } from './model'
import { effectiveFieldsOf, linesBelowTitle } from './notice'
import { isCitable, type LawPlan, planLaws, type SampleOptions } from './plan'
import { authoritiesOf, departmentOf, documentNumberOf, selfNameOf, lawTitleOf } from './titles'

const postedOf = ({ postingDate, timeLimited }: LawPlan, authorities: string[]) =>
  `${formatPlainDate(postingDate)}${authorities.join('、')}${timeLimited === '征求意见稿或草案' ? '公开征求意见' : '公布'}`

function preambleOf(plan: LawPlan, random: Random): string[] {
  const { family } = plan
  if (family.level === '宪法')
    return ['本条目用于演示效力级别为宪法的检索结果，不含正文，正文请以国家公开发布的文本为准。']
  if (plan.articles > 0) {
    return family.level === '司法解释'
      ? [`为正确审理${family.subject}纠纷案件，统一裁判尺度，结合审判实践，制定本解释。`]
      : []
  }
  const words = {
    ...(family.field ? LAW_FIELDS[family.field]?.words : {}),
    题: family.subject,
    名: selfNameOf(family),
    部门: departmentOf(family),
    引: '三',
  }
  const lines = CHAPTER_TEMPLATES.slice(1, 5).map(
    ({ articles }, at) => `${toChineseNumeral(at + 1)}、${fillTemplate(random, random.pick(articles), words)}`,
  )
  return ['各有关单位：', `为做好${family.subject}工作，现就有关事项通知如下：`, ...lines]
}

/** Picks the articles that a law cites, from laws in force on its publication day. */
function citedOf(plan: LawPlan, random: Random, plans: Map<string, LawPlan>, others: LawPlan[]): CitedLaw[] {
  if (plan.articles === 0) return []
  const wasInForce = ({ lids: [first = ''] }: LawPlan) => (plans.get(first)?.effectiveDate ?? '') <= plan.postingDate
  const sample = random.some(others, 1).map(other => {
    const article = printedArticleNumber(random.int(1, other.articles))
    return wasInForce(other) ? [{ law: other.title, article }] : []
  })
  const model = plan.family.taxTypes.length > 0 ? '税收征管示范法:纳税申报' : '合同示范法:诚信'
  return [...sample.flat(), ...(plan.postingDate >= MODEL_LAWS_SINCE ? [modelArticle(model)] : [])]
}

function relatedOf(plan: LawPlan, random: Random): LawRecord['related'] {
  if (plan.version !== plan.lids.length - 1 || !random.chance(0.3)) return []
  return [...Array(random.int(1, 3)).keys()].map(at => ({
    title: `${plan.family.subject}的${['制度构造', '适用困境', '完善路径'][at]}`,
    author: random.pick(['岑知遥', '柏令仪', '宁清越', '贺思衡']),
    summary: `围绕${plan.family.subject}的规范目的与实施状况展开讨论，提出解释与完善的建议。`,
    keyWord: `${plan.family.subject};法律适用;制度完善`,
    url: `/files/${plan.lid}/${at + 1}.pdf`,
  }))
}

function aliasesOf({ family, lids, version }: LawPlan): string[] {
  if (version !== lids.length - 1) return []
  const title = lawTitleOf(family)
  const short = title.replace(/^中华人民共和国/, '')
  const former = family.number % 13 === 2 ? [`${family.subject}暂行规定`] : []
  return [...(short === title ? [] : [short]), ...former]
}

/** Returns the document number. Drafts have none. */
function numberOf({ family, postingDate, timeLimited }: LawPlan, random: Random): string | undefined {
  const number = random.chance(0.9) ? documentNumberOf(family, Number(postingDate.slice(0, 4)), random) : undefined
  return timeLimited === '征求意见稿或草案' ? undefined : number
}

function recordOf(seed: number, plan: LawPlan, plans: Map<string, LawPlan>, others: LawPlan[]): LawRecord {
  const { family } = plan
  const random = new Random(seed, 'law', plan.lid)
  const authorities = authoritiesOf(family, random)
  const { region } = family
  const city = family.level === '地方政府规章' ? region?.cities[0]?.name : undefined
  const isUndated = family.level === '团体规定' && plan.timeLimited === '现行有效' && family.number % 2 === 0
  const articles = articlesOfPlan(seed, plan, plans)
  return {
    lid: plan.lid,
    title: plan.title,
    aliases: aliasesOf(plan),
    effLevel: family.level,
    timeLimited: plan.timeLimited,
    authorities,
    documentNumber: numberOf(plan, random),
    region: region && isLocalLevel(family.level) ? [region.full, ...(city && city !== region.full ? [city] : [])] : [],
    postingDate: isUndated ? undefined : plan.postingDate,
    ...(isUndated ? {} : effectiveFieldsOf(plan.effectiveDate, articles)),
    repealedDate: plan.repealedDate,
    standingGround: { kind: 'source' },
    info: linesBelowTitle(postedOf(plan, authorities), plan.effectiveDate),
    preamble: preambleOf(plan, random),
    articles,
    tail:
      family.number % 9 === 4
        ? [`附件：${family.subject}办理事项清单`, '一、申请表\n二、身份证明材料\n三、相关合同或者凭证复印件']
        : [],
    citedLaws: citedOf(plan, random, plans, others),
    related: relatedOf(plan, random),
    fiscal: family.taxTypes.length > 0,
    taxTypes: family.taxTypes,
  }
}

export function* sampleLaws(options: SampleOptions): Generator<LawRecord> {
  const plans = planLaws(options)
  const byLid = new Map(plans.map(plan => [plan.lid, plan]))
  const others = plans.filter(isCitable)
  for (const plan of plans) yield recordOf(options.seed, plan, byLid, others)
  yield* modelLawRecords()
}

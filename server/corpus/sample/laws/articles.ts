/** Generates the articles of a law version: chapters, numbers, texts, and earlier wordings. */
import { changedVersions } from '@domain/citation/article-versions'
import { toChineseNumeral } from '@domain/format/numerals'
import type { LawArticleRecord } from '../../../libraries/law/record'
import {
  CHAPTER_TEMPLATES,
  CLOSING_TEMPLATES,
  LAW_FIELDS,
  AMENDMENT_SENTENCES,
  TAX_ARTICLE_TEMPLATES,
  TAX_WORDS,
} from '../data/law-words'
import { formatPlainDate } from '../days'
import { fillTemplate, type TemplateWords } from '../fill'
import { Random } from '../random'
import type { LawPlan } from './plan'
import { departmentOf, selfNameOf } from './titles'

export const printedArticleNumber = (number: number) => `第${toChineseNumeral(number)}条`

/** Returns the closing articles of a law: how to count numbers, and the first day in force. */
export const closingTexts = (name: string, since: string): string[] =>
  CLOSING_TEMPLATES.map(template => template.replaceAll('{名}', name).replace('{施行}', formatPlainDate(since)))

/**
 * Returns the range of articles with substantive rules, without the general and the closing articles. In a law of fewer
 * than ten articles, the range begins with the first article.
 */
export const substantiveRange = ({ articles }: LawPlan): [first: number, last: number] => [
  articles < 10 ? 1 : (CHAPTER_TEMPLATES[0] as Chapter).articles.length + 1,
  articles - CLOSING_TEMPLATES.length,
]

const SHARE_CHANGED = 0.35
type Chapter = (typeof CHAPTER_TEMPLATES)[number]

const isLong = (plan: LawPlan) => plan.articles > 300

interface ArticlePosition {
  path: string[]
  templates: string[]
  /** The position of the article in its chapter. It selects the template. */
  at: number
}

function closingOf(plan: LawPlan, at: number, chapter: number): ArticlePosition {
  const heading = isLong(plan) ? '第三编 附则' : `第${toChineseNumeral(chapter)}章 附则`
  return { path: plan.articles < 10 ? [] : [heading], templates: [CLOSING_TEMPLATES[at] as string], at: 0 }
}

/**
 * Returns the headings of an article, the templates of its chapter, and its position there. 总则 has one article for
 * each template, because repetitions would look like errors. The other chapters share the remaining articles.
 */
function placeOf(plan: LawPlan, at: number): ArticlePosition {
  const isTax = plan.family.taxTypes.length > 0
  const [general, ...others] = isTax ? CHAPTER_TEMPLATES.filter(({ name }) => name !== '权利与义务') : CHAPTER_TEMPLATES
  const closingAt = plan.articles - CLOSING_TEMPLATES.length
  if (at >= closingAt) return closingOf(plan, at - closingAt, others.length + 2)
  const opening = (general as Chapter).articles.length
  const rounds = isLong(plan) ? 4 : 1
  const isOpening = at < opening
  const length = Math.max(1, Math.ceil((closingAt - opening) / (others.length * rounds)))
  const share = isOpening ? -1 : Math.floor((at - opening) / length)
  const chapter = (isOpening ? general : others[share % others.length]) as Chapter
  const templates = isTax && !isOpening ? [...TAX_ARTICLE_TEMPLATES, ...chapter.articles] : chapter.articles
  const inChapter = isOpening ? at : (at - opening) % length
  if (plan.articles < 10) return { path: [], templates, at }
  const heading = `第${toChineseNumeral((isLong(plan) && !isOpening ? share % others.length : share + 1) + 1)}章 ${chapter.name}`
  if (!isLong(plan)) return { path: [heading], templates, at: inChapter }
  if (isOpening) return { path: ['第一编 总则编', heading], templates, at: inChapter }
  const round = Math.floor(share / others.length)
  const part = round % 2 === 0 ? '第一分编 通则' : '第二分编 典型规则'
  const section = inChapter * 2 < length ? '第一节 一般规则' : '第二节 特别规则'
  return { path: [round < 2 ? '第一编 总则编' : '第二编 分则编', part, heading, section], templates, at: inChapter }
}

function wordsOf(plan: LawPlan, at: number): TemplateWords {
  const { family } = plan
  const field = family.field === undefined ? undefined : LAW_FIELDS[family.field]
  return {
    ...(field?.words ?? TAX_WORDS),
    题: family.subject,
    名: selfNameOf(family),
    部门: departmentOf(family),
    引: toChineseNumeral(Math.max(1, Math.floor(at / 2))),
    施行: plan.effectiveDate ? formatPlainDate(plan.effectiveDate) : '公布之日',
  }
}

/** Returns how often an article had been amended when the given version was made. */
function revisionOf(seed: number, plan: LawPlan, at: number, version: number): number {
  if (at >= plan.articles - CLOSING_TEMPLATES.length) return 0
  const random = new Random(seed, 'revision', plan.family.number, at)
  return Array.from({ length: version }, () => random.chance(SHARE_CHANGED)).filter(Boolean).length
}

function textOf(seed: number, plan: LawPlan, at: number, version: number): string {
  const place = placeOf(plan, at)
  const words = wordsOf(plan, at)
  const random = new Random(seed, 'article', plan.family.number, at)
  const first = fillTemplate(random, place.templates[place.at % place.templates.length] as string, words)
  const revision = revisionOf(seed, plan, at, version)
  if (revision === 0) return first
  const tightened = first.replace('三十日', revision === 1 ? '二十日' : '十五日').replace('三年', '五年')
  const added = AMENDMENT_SENTENCES.slice(0, revision).map(template => fillTemplate(random, template, words))
  return [tightened, ...added].join('\n')
}

function historyOf(seed: number, plan: LawPlan, plans: Map<string, LawPlan>, at: number): LawArticleRecord['history'] {
  const earlier = plan.lids.slice(0, plan.version).map(lid => plans.get(lid) as LawPlan)
  const versions = earlier.map(older => ({
    lid: older.lid,
    title: older.title,
    text: textOf(seed, older, at, older.version),
    actionName: `${older.postingDate.slice(0, 4)}年${older.action}`,
  }))
  return changedVersions(versions, textOf(seed, plan, at, plan.version))
}

export function articlesOfPlan(seed: number, plan: LawPlan, plans: Map<string, LawPlan>): LawArticleRecord[] {
  const articles = Array.from({ length: plan.articles }, (_, at) => ({
    no: printedArticleNumber(at + 1),
    path: placeOf(plan, at).path,
    text: textOf(seed, plan, at, plan.version),
    history: historyOf(seed, plan, plans, at),
  }))
  // The third version has an additional article between two others, as real amendments do.
  const host = articles[6]
  if (plan.version === 2 && host) {
    const text = fillTemplate(
      new Random(seed, 'inserted', plan.lid),
      '{主体}采用自动化方式作出涉及{事}的决定的，应当保证决定的透明度和结果公平。',
      wordsOf(plan, 7),
    )
    articles.splice(7, 0, { no: `${host.no}之一`, path: host.path, text, history: [] })
  }
  return articles
}

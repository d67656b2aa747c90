/** Invented judicial views, practice articles with their partner columns, and rule books with their similar cases. */
import type { PracticeArticleRecord } from '../../libraries/article'
import type { CitedLaw } from '../../records'
import type { JudicialRecord } from '../../libraries/judicial'
import type { PartnerRecord } from '../../libraries/article/partner'
import type { RuleBookRecord } from '../../libraries/similarity/rule-book'
import type { SimilarityRecord } from '../../libraries/similarity'
import { labelledParagraph } from './cases/draft'
import { noiseSentence } from './cases/noise'
import { citationText, type Citations } from './cite'
import { courtOfRegion } from './courts'
import { REGIONS } from './data/regions'
import {
  JUDICIAL_VIEW_ASPECTS,
  PRACTICE_ARTICLE_TEMPLATES,
  RULE_BOOKS,
  PARTNER_INSTITUTIONS,
  TITLE_TEMPLATES,
  VIEW_TEMPLATES,
  VIEW_VOLUMES,
} from './data/views'
import { randomDayIn, yearOfDay } from './days'
import { fillTemplate, fillTemplates } from './fill'
import type { SampleOptions } from './laws/plan'
import { allLegalQuestions, caseKindSign, legalQuestionsOf, type LegalQuestion } from './legal-questions'
import { authorName } from './parties'
import { Random } from './random'

const number = (at: number) => String(at + 1).padStart(4, '0')
const YEARS = 12

const recentDay = (random: Random, asOf: string) =>
  randomDayIn(random, yearOfDay(asOf) - Math.floor(random.next() ** 1.5 * YEARS), asOf)

const basis = (cited: CitedLaw[]) => `相关规定见${citationText(cited)}。`

const VIEWS = 330

export function* sampleJudicials({ seed, asOf }: SampleOptions, citations: Citations): Generator<JudicialRecord> {
  const questions = allLegalQuestions(new Random(seed, 'views'))
  for (let at = 0; at < VIEWS; at += 1) {
    const random = new Random(seed, 'view', at)
    const question = questions[at % questions.length] as LegalQuestion
    const angle = JUDICIAL_VIEW_ASPECTS[Math.floor(at / questions.length) % JUDICIAL_VIEW_ASPECTS.length] as string
    const words = { 问: question.ask, 规则: question.rule, 角度: angle }
    const releaseDate = recentDay(random, asOf)
    const citedLaws = citations.pick(random, question.laws, question.field, { date: releaseDate })
    yield {
      vid: `view-${number(at)}`,
      viewTitle: `${question.ask}之${angle}`,
      keywords: [...random.some(question.keywords, 3), angle],
      volume: VIEW_VOLUMES[question.volume] ?? '民事审判卷',
      releaseDate: at % 40 === 39 ? undefined : releaseDate,
      paragraphs: [
        labelledParagraph('问题提出', fillTemplate(random, random.pick(VIEW_TEMPLATES.question), words)),
        labelledParagraph('观点', fillTemplate(random, random.pick(VIEW_TEMPLATES.opinion), words)),
        labelledParagraph('理由', ...question.reasons, noiseSentence('reason', random), basis(citedLaws)),
        labelledParagraph('适用要点', ...fillTemplates(random, random.some(VIEW_TEMPLATES.points, 2), words)),
      ],
      citedLaws,
    }
  }
}

export function* samplePartners(): Generator<PartnerRecord> {
  for (const [at, [columnName, slogan]] of PARTNER_INSTITUTIONS.entries()) {
    yield { id: `partner-${at + 1}`, columnName, slogan, wechatBiz: `sample-biz-${at + 1}` }
  }
}

const ARTICLES = 340
const AUTHORS = 48

export function* samplePracticeArticles(
  { seed, asOf }: SampleOptions,
  citations: Citations,
): Generator<PracticeArticleRecord> {
  const questions = allLegalQuestions(new Random(seed, 'articles'))
  for (let at = 0; at < ARTICLES; at += 1) {
    const random = new Random(seed, 'practice', at)
    const question = questions[at % questions.length] as LegalQuestion
    const words = {
      问: question.ask,
      角度: JUDICIAL_VIEW_ASPECTS[Math.floor(at / questions.length) % JUDICIAL_VIEW_ASPECTS.length] as string,
    }
    const releaseDate = recentDay(random, asOf)
    const citedLaws = citations.pick(random, question.laws, question.field, { date: releaseDate })
    const first = random.int(0, AUTHORS - 1)
    yield {
      jid: `article-${number(at)}`,
      title: fillTemplate(
        random,
        TITLE_TEMPLATES[(at + Math.floor(at / questions.length)) % TITLE_TEMPLATES.length] as string,
        words,
      ),
      authors: [authorName(first), ...(random.chance(0.2) ? [authorName(first + AUTHORS)] : [])],
      partnerId: at % 10 < 7 ? `partner-${(at % PARTNER_INSTITUTIONS.length) + 1}` : undefined,
      releaseDate,
      paragraphs: [
        labelledParagraph('导读', fillTemplate(random, random.pick(PRACTICE_ARTICLE_TEMPLATES.lead), words)),
        labelledParagraph('一、典型情形', ...question.facts.slice(0, 3)),
        labelledParagraph('二、裁判观点', question.rule, ...question.reasons, basis(citedLaws)),
        labelledParagraph('三、观察', ...fillTemplates(random, random.some(PRACTICE_ARTICLE_TEMPLATES.body, 3), words)),
        labelledParagraph('四、建议', ...random.some(PRACTICE_ARTICLE_TEMPLATES.advice, 2)),
      ],
      citedLaws,
      reads: Math.floor(random.next() ** 3 * 20_000),
    }
  }
}

/** The id of the last rule book (编写中), which has only its first chapter. */
const UNFINISHED = 99
const CHAPTERS = [
  { name: '第一章 实体裁判规则', sections: ['第一节 构成与认定', '第二节 责任与后果', '第三节 抗辩与例外'] },
  { name: '第二章 程序与证据规则', sections: ['第一节 举证责任', '第二节 程序处理'] },
]
const PER_SECTION = 2

const bookIdOf = (at: number) => (at < RULE_BOOKS.length ? at + 1 : UNFINISHED)
const sidOf = (bookId: number, place: number) =>
  `similar-${String(bookId).padStart(2, '0')}-${String(place + 1).padStart(2, '0')}`
const SHELF: ReadonlyArray<readonly [name: string, group: string]> = [...RULE_BOOKS, ['更多类案规则（编写中）', 'sale']]
const SECTIONS = CHAPTERS.flatMap(({ sections }) => sections)

export function* sampleRuleBooks(): Generator<RuleBookRecord> {
  for (const [at, [name]] of SHELF.entries()) {
    const id = bookIdOf(at)
    let place = 0
    const sectionOf = (section: string) => ({
      name: section,
      sids: Array.from({ length: PER_SECTION }, () => sidOf(id, place++)),
    })
    const chapters = (id === UNFINISHED ? CHAPTERS.slice(0, 1) : CHAPTERS).map(chapter => ({
      name: chapter.name,
      sections: chapter.sections.map(sectionOf),
    }))
    yield { id, name, isNew: at % 8 === 2, chapters }
  }
}

export function* sampleSimilarities({ seed, asOf }: SampleOptions, citations: Citations): Generator<SimilarityRecord> {
  for (const { id, name, chapters } of sampleRuleBooks()) {
    const group = SHELF.find(([title]) => title === name)?.[1] ?? 'sale'
    const questions = legalQuestionsOf(group, new Random(seed, 'book', id))
    for (const [place, sid] of chapters.flatMap(({ sections }) => sections.flatMap(({ sids }) => sids)).entries()) {
      const random = new Random(seed, 'similar', sid)
      const question = questions[place % questions.length] as LegalQuestion
      const angle = JUDICIAL_VIEW_ASPECTS[(place + id) % JUDICIAL_VIEW_ASPECTS.length] as string
      const court = courtOfRegion(random.pick(REGIONS.slice(0, 31)), random.pick(['高级', '中级', '基层']), random)
      const releaseDate = recentDay(random, asOf)
      const citedLaws = citations.pick(random, question.laws, question.field, { date: releaseDate })
      const isBare = place === 5 && id % 9 === 4
      yield {
        sid,
        title: `${name}｜${question.ask}（${angle}）`,
        bookId: id,
        caseNumber: isBare
          ? undefined
          : `（${releaseDate.slice(0, 4)}）${court.sign}${caseKindSign(group)}${court.level === '基层' ? '初' : '终'}${91_000 + id * 20 + place}号`,
        courtName: isBare ? undefined : court.name,
        releaseDate: isBare ? undefined : releaseDate,
        rule: `${question.rule}在${angle}上，应当结合个案情节说明理由。`,
        paragraphs: [
          labelledParagraph('裁判规则提要', question.rule),
          labelledParagraph('基本案情', ...question.facts),
          labelledParagraph('裁判理由', ...question.reasons, noiseSentence('reason', random), basis(citedLaws)),
          labelledParagraph(`所在章节`, SECTIONS[Math.floor(place / PER_SECTION)] ?? ''),
        ],
        citedLaws,
      }
    }
  }
}

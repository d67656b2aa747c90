/** Converts rows of laws and customs rules to records. */
import type { LawRecord, LawSource } from '../../libraries/law/record'
import type { TextSection } from '../../records'
import { withoutIssuers } from '@domain/citation/issuers'
import { type DatedLawText, effectiveDayOf } from '@domain/law-time/effective-day'
import { readExpiry } from '@domain/law-time/expiry'
import { readAmendedTitles } from '@domain/law-time/amendments'
import { postingDayOf } from '@domain/law-time/posting-day'
import { repealTimeOf } from '@domain/law-time/repeal-time'
import { readRepealedTitles, readRepeals } from '@domain/law-time/repeals'
import { readLawStatus } from '@domain/law-time/source-status'
import { readSuspensions } from '@domain/law-time/suspensions'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { ImportContext } from './context'
import { adoptingOrganOf, withoutLoneBracket, withoutRepeatedTitle } from './laws/adoption'
import { withAllHeadings } from './laws/headings'
import { incompletenessOf } from './laws/broken-off'
import { lawWithoutWikiLinks } from './laws/wiki-links'
import { withPublicationDay } from './publication-days'
import type { CustomsRuleRow, LawRow } from './rows'
import { taxesNamedIn } from './taxes'

const STATE = '中华人民共和国'
const FISCAL = /税|海关|发票|会计/

const linesOf = (paragraphs: TextSection[]) => paragraphs.flatMap(({ text }) => text.split('\n'))

const authoritiesIn = (text: string | null | undefined) => (text ?? '').split(/[、\s]+/).filter(Boolean)
/** Other organs than these issue documents of equal titles: 关于修改部分规章的决定. */
const OF_SUPREME_ORGANS = /^最高人民/

/** Citations often omit the country and the issuers, or put the issuers before the brackets of the title. */
const aliasesOf = (title: string) =>
  [
    title.startsWith(STATE) ? title.slice(STATE.length) : title,
    OF_SUPREME_ORGANS.test(title) ? withoutIssuers(title) : title,
  ].filter(name => name !== title)

/** Converts a status from the source's spelling to one of `LAW_STATUS`. */
function statusOf(word: string, { remark }: ImportContext): Pick<LawRecord, 'timeLimited' | 'standingGround'> {
  const status = readLawStatus(word)
  if (status === undefined) remark(`the status "${word}" is not known, so its standing is ${LAW_STATUS.unknown}`)
  return status === undefined || status === LAW_STATUS.unknown
    ? { timeLimited: LAW_STATUS.unknown }
    : { timeLimited: status, standingGround: { kind: 'source' } }
}

/** Returns the first day in force, and what states it. Reports other days that contradict it. */
function effectiveOf(
  text: DatedLawText,
  { remark }: ImportContext,
): Pick<LawRecord, 'effectiveDate' | 'effectiveGround'> {
  const { effective, contradictions } = effectiveDayOf(text)
  if (!effective) return {}
  const { day, ground: kind, basis } = effective
  for (const other of contradictions)
    remark(
      `${text.title}: the first day is ${day} (${basis ?? kind}); ${other.day} (${other.basis ?? other.ground}) is not used`,
    )
  return { effectiveDate: day, effectiveGround: basis === undefined ? { kind } : { kind, basis } }
}

/** Returns the last day in force, if the text states one. A last day before the first day is ignored. */
function expiryOf(texts: string[], { effectiveDate }: Pick<LawRecord, 'effectiveDate'>): Pick<LawRecord, 'expiry'> {
  const expiry = readExpiry(texts, effectiveDate)
  return expiry && (effectiveDate === undefined || expiry.day >= effectiveDate) ? { expiry } : {}
}

/**
 * Returns the laws that the text repeals, amends or suspends. The title is read too, because titles of decisions name
 * such laws.
 */
function repealsOf(text: DatedLawText, numbers: string[]): Pick<LawRecord, 'repeals'> {
  const { title, articles } = text
  const time = repealTimeOf(text)
  const repeals = readRepeals(articles).map(({ title, isPartial, at }) => ({
    title,
    ...(numbers[at] ? { article: numbers[at] } : {}),
    ...(isPartial ? { isPartial } : {}),
    ...time,
  }))
  const inTitle = readRepealedTitles(title)
    .filter(({ title: other }) => !repeals.some(repeal => repeal.title === other))
    .map(({ title: other, isPartial }) => ({ title: other, ...(isPartial ? { isPartial } : {}) }))
  const lines = articles.flatMap(article => article.split('\n'))
  const amended = readAmendedTitles(title, lines).map(other => ({ title: other, isAmendment: true }))
  const suspended = readSuspensions(title, lines).map(suspension => ({ ...suspension, isSuspension: true }))
  const all = [...repeals, ...inTitle, ...amended, ...suspended]
  return all.length ? { repeals: all } : {}
}

/**
 * Returns the day of publication, and the first day in force that the source states. If the adoption lines contradict
 * the source's day of publication, that day is not used. A first day equal to it is then dropped too.
 */
function datesOf({ title, info, posting_date, effective_date }: LawRow, { remark }: ImportContext) {
  const [published, stated] = [posting_date || undefined, effective_date || undefined]
  const posted = postingDayOf(info, published)
  if (posted === published || published === undefined) return { posted, stated }
  remark(`${title}: the day of publication is ${posted} (its header); ${published} (source) is not used`)
  return { posted, stated: stated === published ? undefined : stated }
}

function timeOf(row: LawRow, context: ImportContext) {
  const status = statusOf(row.time_limited, context)
  const texts = row.articles.length ? row.articles.map(({ text }) => text) : [...row.preamble, ...(row.tail ?? [])]
  const { title, info } = row
  const { posted, stated } = datesOf(row, context)
  const incompleteness = incompletenessOf(row)
  if (incompleteness) context.remark(`${title}: ${incompleteness}`)
  const dated = { title, info, articles: texts, posted, stated }
  const isDraft = status.timeLimited === LAW_STATUS.draft
  const effective = isDraft ? {} : effectiveOf({ ...dated, decision: context.decisions.decisionOf(dated) }, context)
  return {
    postingDate: posted,
    ...status,
    ...effective,
    ...(isDraft ? {} : expiryOf(texts, effective)),
    ...repealsOf(
      dated,
      row.articles.map(({ no }) => no),
    ),
  }
}

type StatedRow = Omit<LawRow, 'info' | 'preamble' | 'articles' | 'tail'>

/** Returns what the source states, before the text and other laws are considered. */
const sourceOf = (row: StatedRow): LawSource => ({
  lid: row.lid,
  title: row.title,
  effLevel: row.eff_level,
  status: readLawStatus(row.time_limited) ?? LAW_STATUS.unknown,
  ...(row.region ? { region: row.region } : {}),
  ...(row.dispatch_authority ? { authority: row.dispatch_authority } : {}),
  ...(row.document_number ? { number: row.document_number } : {}),
  ...(row.posting_date ? { posted: row.posting_date } : {}),
  ...(row.effective_date ? { effective: row.effective_date } : {}),
})

export function lawRecordOf(source: LawRow, context: ImportContext): LawRecord {
  const row = withPublicationDay(withAllHeadings(lawWithoutWikiLinks(source)), context)
  const organ = adoptingOrganOf(row)
  if (organ !== row.dispatch_authority)
    context.remark(`${row.title}: ${organ} adopted it (its header); ${row.dispatch_authority} (source) is not used`)
  return {
    lid: row.lid,
    title: row.title,
    aliases: aliasesOf(row.title),
    effLevel: row.eff_level,
    authorities: authoritiesIn(organ),
    documentNumber: row.document_number || undefined,
    region: row.region ? [row.region] : [],
    ...timeOf(row, context),
    sources: [sourceOf(row)],
    info: row.info.map(withoutLoneBracket),
    preamble: withoutRepeatedTitle(row),
    articles: row.articles.map(({ no, path, text }) => ({ no, path, text, history: [] })),
    tail: row.tail ?? [],
    citedLaws: [],
    related: [],
    fiscal: FISCAL.test(row.title),
    taxTypes: taxesNamedIn(row.title),
  }
}

const customsLevel = (level: string) => (level === '海关规章' ? '部门规章' : '部门规范性文件')

function customsTime(row: CustomsRuleRow, context: ImportContext) {
  const articles = linesOf(row.paragraphs)
  const [posted, stated] = [row.posting_date || undefined, row.effective_date || undefined]
  const effective = effectiveOf({ title: row.title, info: [], articles, posted, stated }, context)
  return { ...statusOf(row.time_limited, context), ...effective, ...expiryOf(articles, effective) }
}

export const customsRuleRecordOf = (row: CustomsRuleRow, context: ImportContext): LawRecord => ({
  lid: row.xid,
  title: row.title,
  aliases: aliasesOf(row.title),
  effLevel: customsLevel(row.eff_level),
  authorities: authoritiesIn(row.dispatch_authority),
  documentNumber: row.document_number || undefined,
  region: [],
  postingDate: row.posting_date || undefined,
  ...customsTime(row, context),
  sources: [sourceOf({ ...row, lid: row.xid, eff_level: customsLevel(row.eff_level) })],
  info: [],
  preamble: linesOf(row.paragraphs),
  articles: [],
  tail: [],
  citedLaws: [],
  related: [],
  fiscal: true,
  taxTypes: [...new Set(['关税', ...taxesNamedIn(row.title)])],
})

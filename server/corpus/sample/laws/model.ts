/** The model laws as records, in two versions each, and their articles by key. */
import { changedVersions } from '@domain/citation/article-versions'
import { toChineseNumeral } from '@domain/format/numerals'
import type { LawArticleRecord, LawRecord } from '../../../libraries/law/record'
import type { CitedLaw } from '../../../records'
import { MODEL_LAWS, type ModelLaw } from '../data/model-laws'
import { addDays, formatPlainDate } from '../days'
import { printedArticleNumber, closingTexts } from './articles'
import { effectiveFieldsOf, linesBelowTitle } from './notice'

const AUTHORITY = '砚川示范法编纂委员会'
/** The number of days between the publication of a version and its first day in force. */
const DAYS_OF_NOTICE = 60

const keyed = ({ chapters }: ModelLaw) => chapters.flatMap(([, articles]) => articles)

const ARTICLES = new Map<string, CitedLaw>(
  MODEL_LAWS.flatMap(law =>
    keyed(law).map(
      ({ key }, at) => [`${law.title}:${key}`, { law: law.title, article: printedArticleNumber(at + 1) }] as const,
    ),
  ),
)

/** The day from which all model laws are in force. */
export const MODEL_LAWS_SINCE = MODEL_LAWS.map(({ since }) => since[0])
  .sort()
  .at(-1) as string

/** Finds an article by its key, for example `合同示范法:违约金`. */
export function modelArticle(key: string): CitedLaw {
  const article = ARTICLES.get(key)
  if (!article) throw new Error(`No article ${key} among the model laws`)
  return article
}

interface Version {
  lid: string
  title: string
  posted: string
  since: string
}

function versionsOf({ title, since }: ModelLaw, number: number): [Version, Version] {
  const lidOf = (version: number) => `law-model-${String(number).padStart(2, '0')}-${version}`
  const version = (at: 0 | 1, name: string): Version => ({
    lid: lidOf(at + 1),
    title: name,
    posted: addDays(since[at], -DAYS_OF_NOTICE),
    since: since[at],
  })
  const first = version(0, title)
  return [{ ...first, title: `${title}（${first.posted.slice(0, 4)}年）` }, version(1, title)]
}

function articlesOf(law: ModelLaw, [first, revised]: [Version, Version], isFirst: boolean): LawArticleRecord[] {
  const articles = law.chapters.flatMap(([heading, list], chapter) =>
    list.map(({ text, was = text }) => ({ path: [`第${toChineseNumeral(chapter + 1)}章 ${heading}`], text, was })),
  )
  const path = [`第${toChineseNumeral(law.chapters.length + 1)}章 附则`]
  const closing = (version: Version) => closingTexts(law.level === '法律' ? '本法' : '本条例', version.since)
  const was = closing(first)
  const all = [...articles, ...closing(revised).map((text, at) => ({ path, text, was: was[at] as string }))]
  const earlier = { lid: first.lid, title: first.title, actionName: `${first.posted.slice(0, 4)}年制定` }
  return all.map(({ path, text, was }, at) => ({
    no: printedArticleNumber(at + 1),
    path,
    text: isFirst ? was : text,
    history: isFirst ? [] : changedVersions([{ ...earlier, text: was }], text),
  }))
}

export function* modelLawRecords(): Generator<LawRecord> {
  for (const [at, law] of MODEL_LAWS.entries()) {
    const versions = versionsOf(law, at + 1)
    const [first, revised] = versions
    for (const version of versions) {
      const isFirst = version === first
      const articles = articlesOf(law, versions, isFirst)
      yield {
        lid: version.lid,
        title: version.title,
        aliases: [],
        effLevel: law.level,
        timeLimited: isFirst ? '已被修改' : '现行有效',
        authorities: [AUTHORITY],
        documentNumber: `示范法第${at * 2 + (isFirst ? 1 : 2)}号`,
        region: [],
        postingDate: version.posted,
        ...effectiveFieldsOf(version.since, articles),
        repealedDate: isFirst ? revised.since : undefined,
        standingGround: isFirst
          ? { kind: 'superseded', lid: revised.lid, title: revised.title, day: revised.since }
          : { kind: 'source' },
        info: linesBelowTitle(`${formatPlainDate(version.posted)}${AUTHORITY}公布`, version.since),
        preamble: [],
        articles,
        tail: [],
        citedLaws: [],
        related: [],
        fiscal: law.taxTypes !== undefined,
        taxTypes: law.taxTypes ?? [],
      }
    }
  }
}

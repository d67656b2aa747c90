/** Makes briefs of real sentences with planted faults. The same seed makes the same briefs. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { articleNumber, formatArticle } from '@domain/citation/article'
import { FOLDER } from './real-corpus'

interface LawRow {
  title: string
  eff_level: string
  time_limited: string
  articles: Array<{ no: string; text: string }>
}
interface CaseRow {
  case_number?: string
  court: string
  judgment_date?: string
  title: string
  cause: string[]
  parties: Array<{ name: string }>
  paragraphs: Array<{ text: string }>
}

export type FaultKind =
  | 'other cause'
  | 'other name'
  | 'other court'
  | 'other day'
  | 'one character'
  | 'one word'
  | 'renumbered'
  | 'no such case'
  | 'no such article'
  | 'no such law'

/** One sentence of a brief with one citation. A true sentence has no fault. */
export interface Sentence {
  text: string
  fault?: FaultKind
}

const rowsOf = <T>(name: string) =>
  String(gunzipSync(readFileSync(path.join(FOLDER, name))))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as T)

/** A small generator of numbers (mulberry32), so that every run makes the same briefs. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const QUOTE_FORMS = [
  (law: string, words: string) => `${law}规定：“${words}”`,
  (law: string, words: string) => `${law}，“${words}”`,
  (law: string, words: string) => `${law}“${words}”`,
  (law: string, words: string) => `“${words}”（${law}）`,
  (law: string, words: string) => `“${words}”，此为${law}的规定`,
]
const OTHER_CHARACTERS = '甲增减前后内外'
const CAUSES = ['股权代持纠纷', '商标权转让合同纠纷', '海上货物运输合同纠纷', '遗嘱继承纠纷', '排除妨害纠纷']

type Pick = <T>(items: readonly T[]) => T

/**
 * Laws in force whose sentences are quoted. A true quotation of an amended law is rightly told as amended, so `endedLaws`
 * are left out, whatever their source says.
 */
function quotableLaws(endedLaws: ReadonlySet<string>): LawRow[] {
  const rows = rowsOf<LawRow>('laws.ndjson.gz')
  const counts = new Map<string, number>()
  for (const { title } of rows) counts.set(title, (counts.get(title) ?? 0) + 1)
  return rows.filter(
    ({ title, eff_level, time_limited, articles }) =>
      counts.get(title) === 1 &&
      !endedLaws.has(title) &&
      /法律|行政法规|司法解释/.test(eff_level) &&
      time_limited === '现行有效' &&
      articles.length > 20,
  )
}

/** A whole sentence of an article, of 20 to 120 characters. */
function sentenceIn(laws: LawRow[], pick: Pick) {
  for (;;) {
    const law = pick(laws)
    const article = pick(law.articles)
    const words = article.text.split(/[。\n：]/)[0] ?? ''
    const isPlain = /^[\u4e00-\u9fa5，、；]{20,120}$/.test(words) && !words.includes('条')
    if (isPlain) return { law, article, words }
  }
}

/** Words with others that change the rule. */
const REWORDED: Array<[string, string]> = [
  ['应当', '可以'],
  ['可以', '应当'],
  ['不得', '可以'],
  ['或者', '和'],
  ['以上', '以下'],
  ['债权人', '债务人'],
  ['人民法院', '公安机关'],
  ['故意', '过失'],
  ['全部', '部分'],
  ['未', ''],
  ['不', ''],
]

/** Sentences without quotation marks. Every other one has one word that changes the rule. */
export function rewordedSentences(seed: number, count: number, endedLaws: ReadonlySet<string>): Sentence[] {
  const below = dice(seed)
  const pick: Pick = items => items[below(items.length)]!
  const laws = quotableLaws(endedLaws)
  return Array.from({ length: count }, (_, at) => {
    for (;;) {
      const { law, article, words } = sentenceIn(laws, pick)
      const say = (text: string) => `《${law.title}》${article.no}规定，${text}`
      if (at % 2 === 1) return { text: say(words) }
      const [from, to] = pick(REWORDED)
      if (words.includes(from)) return { text: say(words.replace(from, to)), fault: 'one word' }
    }
  })
}

export function plantedDocuments(
  seed: number,
  [briefs, sentencesEach]: readonly [briefs: number, sentencesEach: number],
  endedLaws: ReadonlySet<string>,
): Sentence[][] {
  const below = dice(seed)
  const pick: Pick = items => items[below(items.length)]!
  const laws = quotableLaws(endedLaws)
  const cases = rowsOf<CaseRow>('cases.ndjson.gz').filter(
    ({ case_number = '', judgment_date, cause }) => /^[^—-]+号$/.test(case_number) && judgment_date && cause.length > 0,
  )

  /** Masked names contradict no name, and a criminal case is nobody's suit. */
  const named = cases.filter(
    ({ cause, parties }) =>
      /纠纷$/.test(cause.at(-1)!) && parties.length > 1 && !parties.some(({ name }) => /[某×*]/.test(name)),
  )

  function lawSentence(fault?: FaultKind): Sentence {
    const { law, article, words } = sentenceIn(laws, pick)
    const name = `《${law.title}》${article.no}`
    if (fault === 'one character') {
      const at = 4 + below(words.length - 8)
      const changed = words.slice(0, at) + pick([...OTHER_CHARACTERS]) + words.slice(at + 1)
      return changed === words ? lawSentence(fault) : { text: pick(QUOTE_FORMS)(name, changed), fault }
    }
    if (fault === 'renumbered') {
      const number = articleNumber(article.no)?.number ?? 0
      const other = formatArticle({ number: number + 3 + below(6) })
      const isThere = law.articles.some(({ no }) => no === other)
      return isThere ? { text: `《${law.title}》${other}规定，${words}`, fault } : lawSentence(fault)
    }
    if (fault === 'no such article') return { text: `依照《${law.title}》第${1300 + below(90)}条`, fault }
    if (fault === 'no such law')
      return {
        text: `依照《中华人民共和国${pick(['星际', '云端', '潮汐', '极光'])}${pick(['管理', '促进', '保护'])}法》第${1 + below(40)}条`,
        fault,
      }
    return { text: below(2) ? pick(QUOTE_FORMS)(name, words) : `${name}规定，${words}` }
  }

  function truePhrase(
    form: number,
    { number, court, ownCause, day }: Record<'number' | 'court' | 'ownCause' | 'day', string>,
  ) {
    if (form === 0) return `参见${court}${number}${ownCause}一案`
    if (form === 1) return `参见${court}于${day}作出的${number}判决`
    const { case_number: other, court: courtOfOther, parties, cause } = pick(named)
    return `参见${courtOfOther}${other}${parties[0]!.name}诉${parties[1]!.name}${cause.at(-1)}案`
  }

  function caseSentence(fault?: FaultKind): Sentence {
    const {
      case_number: number = '',
      court,
      judgment_date: date = '',
      cause,
    } = pick(fault === 'other name' ? named : cases)
    const [year, month, day] = date.split('-').map(Number) as [number, number, number]
    const written = (days: number) => `${year}年${month}月${days}日`
    const ownCause = cause[cause.length - 1]!
    switch (fault) {
      case 'other cause':
        return { text: `参见${court}${number}${pick(CAUSES)}一案`, fault }
      case 'other name':
        return { text: `参见${court}${number}鲲岭矿业公司诉霁屏航运公司${ownCause}案`, fault }
      case 'other court':
        return {
          text: `参见${court === '最高人民法院' ? '浙江省高级人民法院' : '最高人民法院'}${number}${ownCause}一案`,
          fault,
        }
      case 'other day':
        return { text: `参见${court}于${written((day % 27) + 1)}作出的${number}判决`, fault }
      case 'no such case':
        return { text: `参见${court}${number.replace(/\d+号/, `${900_000 + below(90_000)}号`)}`, fault }
      default:
        return { text: truePhrase(below(3), { number, court, ownCause, day: written(day) }) }
    }
  }

  const OF_LAWS: FaultKind[] = [
    'one character',
    'one character',
    'renumbered',
    'renumbered',
    'no such article',
    'no such law',
  ]
  const OF_CASES: FaultKind[] = ['other cause', 'other name', 'other court', 'other day', 'no such case']
  const sentence = (isFault: boolean) =>
    below(10) < 6
      ? lawSentence(isFault ? pick(OF_LAWS) : undefined)
      : caseSentence(isFault ? pick(OF_CASES) : undefined)
  return Array.from({ length: briefs }, () => Array.from({ length: sentencesEach }, (_, at) => sentence(at % 2 === 0)))
}

/** Facts of real cases, rewritten by rules, find their case; with the cost of these queries. */
import { gunzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from '../../../../server/engine/port'
import { caseLibrary } from '../../../../server/libraries/case'
import { MATCH_EVERYTHING } from '../../../../server/search/clause'
import { findSimilarCases } from '../../../../server/search/similar-cases'
import { FOLDER } from './real-corpus'
import { patience } from '../../../support/time'

interface Row {
  cid: string
  parties: Array<{ name: string }>
  agents: Array<{ name: string }>
  paragraphs: Array<{ label: string; text: string }>
}

const KNOWN = 200
const LEAST = 150

const OTHER_WORDS = Object.entries({
  购买: '购置',
  发生: '出现',
  支付: '给付',
  要求: '请求',
  认为: '主张',
  驾驶: '开',
  车辆: '汽车',
  受伤: '负伤',
  死亡: '身亡',
  借款: '借钱',
  归还: '偿还',
  签订: '订立',
  合同: '协议',
  盗窃: '偷窃',
  殴打: '打',
  被告人: '行为人',
  公司: '企业',
  民警: '警察',
  抓获: '捉住',
  查获: '查出',
  毒品: '违禁品',
  房屋: '住房',
  医院: '医疗机构',
  治疗: '医治',
  工资: '薪酬',
  于: '在',
  与: '和',
  后: '之后',
})
const SURNAMES = '赵钱孙李周吴郑王'

const factsIn = ({ paragraphs }: Row) => paragraphs.find(({ label }) => label === '事实')?.text ?? ''

/** Returns half of the sentences, with other names, numbers and words. */
function retelling(row: Row): string {
  const halved = (factsIn(row).match(/[^。；！？\n]+[。；！？\n]*/g) ?? []).filter((_, at) => at % 2 === 0).join('')
  const names = [...row.parties, ...row.agents].map(({ name }) => name).filter(name => name.length > 1)
  const renamed = names.reduce(
    (text, name, at) => text.replaceAll(name, `${SURNAMES[at % SURNAMES.length]!}某`),
    halved,
  )
  const renumbered = renamed.replace(/\d/g, digit => String((7 * Number(digit) + 3) % 10))
  return OTHER_WORDS.reduce((text, [word, other]) => text.replaceAll(word, other), renumbered)
}

function readCases(): Row[] {
  const lines = gunzipSync(readFileSync(path.join(FOLDER, 'cases.ndjson.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
  return lines.map(line => JSON.parse(line) as Row)
}

export function describeFacts(engine: () => Engine) {
  let rows: Row[]
  beforeAll(() => void (rows = readCases().filter(row => factsIn(row).length >= LEAST)))
  const searchContext = () => ({
    engine: engine(),
    collection: caseLibrary.spec.name,
    where: MATCH_EVERYTHING,
    conditions: [],
    words: [],
    isForGuest: false,
  })
  const alike = async (facts: string) => (await findSimilarCases(searchContext(), facts.slice(0, 5000), () => [])).cases

  it(
    'are among the first ten',
    async () => {
      const sample = rows.filter((_, at) => at % Math.floor(rows.length / KNOWN) === 0).slice(0, KNOWN)
      let [first, firstTen] = [0, 0]
      for (const row of sample) {
        const ids = (await alike(retelling(row))).map(({ document }) => document.id)
        if (ids[0] === row.cid) first++
        if (ids.slice(0, 10).includes(row.cid)) firstTen++
      }
      process.stdout.write(`figure: of ${sample.length} retold cases ${first} come first, ${firstTen} among ten\n`)
      expect(sample).toHaveLength(KNOWN)
      expect(firstTen).toBeGreaterThanOrEqual(0.8 * KNOWN)
    },
    patience(120_000),
  )

  it(
    'are cheap, and never block the event loop',
    async () => {
      const spent: number[] = []
      let [longest, last] = [0, performance.now()]
      const watch = setInterval(() => {
        const now = performance.now()
        longest = Math.max(longest, now - last)
        last = now
      }, 1)
      for (let from = 0; from + 40 < 400; from += 40) {
        const facts = rows
          .slice(from, from + 40)
          .map(factsIn)
          .join('')
        const before = process.cpuUsage()
        const cases = await alike(facts)
        const { user, system } = process.cpuUsage(before)
        spent.push((user + system) / 1000)
        expect([facts.length >= 5000, cases.length > 0]).toEqual([true, true])
      }
      clearInterval(watch)
      const median = spent.sort((a, b) => a - b)[spent.length >> 1]!
      process.stdout.write(
        `figure: facts of 5,000 characters cost ${median.toFixed(0)} ms of processor, ${spent.at(-1)!.toFixed(0)} ms at most, and hold the loop ${longest.toFixed(0)} ms\n`,
      )
    },
    patience(120_000),
  )
}

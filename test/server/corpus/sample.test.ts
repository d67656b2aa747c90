/** The sample is reproducible, large enough, and consistent. */
import { createHash } from 'node:crypto'
import type { Corpus } from '../../../server/libraries/all'
import { sampleCorpus } from '../../../server/corpus/sample'
import { type All, AS_OF, collect, countBy } from './support/sample'

const digest = (corpus: Corpus) => {
  const hash = createHash('sha256')
  for (const [name, records] of Object.entries(corpus)) {
    for (const record of records as Iterable<unknown>) hash.update(`${name}${JSON.stringify(record)}\n`)
  }
  return hash.digest('hex')
}

let all: All
const corpus = sampleCorpus()

beforeAll(() => {
  const started = process.cpuUsage()
  all = collect(corpus)
  const { user, system } = process.cpuUsage(started)
  process.stdout.write(`figure: the sample costs ${((user + system) / 1e6).toFixed(1)} s of processor\n`)
})

describe('reproducible', () => {
  it('gives the same corpus for the same seed, and another for another', () => {
    const whole = digest(all)
    expect(digest(sampleCorpus())).toBe(whole)
    expect(digest(sampleCorpus({ seed: 7 }))).not.toBe(whole)
  })

  it('can be walked twice', () => expect([...corpus.cases]).toEqual(all.cases))

  it('has no later date than its day', () => {
    const latest = all.cases
      .map(({ judgmentDate = '' }) => judgmentDate)
      .sort()
      .at(-1)
    expect(latest).toMatch(/^2026-/)
    expect(latest && latest <= AS_OF).toBe(true)
    const days = [...all.articles, ...all.dynamics, ...all.biddings, ...all.proDocs].map(
      ({ releaseDate }) => releaseDate,
    )
    expect(days.filter(day => day > AS_OF)).toEqual([])
  })
})

describe('size', () => {
  it.each([
    ['cases', 3000],
    ['laws', 300],
    ['judicials', 300],
    ['articles', 300],
    ['partners', 8],
    ['ruleBooks', 35],
    ['similarities', 300],
    ['proDocs', 300],
    ['biddings', 300],
    ['penalties', 300],
    ['qas', 300],
    ['dynamics', 300],
    ['incentives', 60],
    ['carousels', 2],
  ] as const)('%s: at least %i', (name, least) => expect(all[name].length).toBeGreaterThanOrEqual(least))

  it('has 300 fiscal cases, and many fiscal laws', () => {
    expect(all.cases.filter(({ fiscal }) => fiscal).length).toBeGreaterThanOrEqual(300)
    expect(all.laws.filter(({ fiscal }) => fiscal).length).toBeGreaterThanOrEqual(100)
  })

  it('every record has its own id', () => {
    const ids = {
      cases: all.cases.map(({ jid }) => jid),
      laws: all.laws.map(({ lid }) => lid),
      judicials: all.judicials.map(({ vid }) => vid),
      articles: all.articles.map(({ jid }) => jid),
      partners: all.partners.map(({ id }) => id),
      ruleBooks: all.ruleBooks.map(({ id }) => id),
      similarities: all.similarities.map(({ sid }) => sid),
      proDocs: all.proDocs.map(({ iid }) => iid),
      biddings: all.biddings.map(({ bid }) => bid),
      penalties: all.penalties.map(({ id }) => id),
      qas: all.qas.map(({ id }) => id),
      dynamics: all.dynamics.map(({ id }) => id),
      incentives: all.incentives.map(({ tid }) => tid),
      carousels: all.carousels.map(({ mapId }) => mapId),
    }
    for (const list of Object.values(ids)) expect(new Set<string | number>(list).size).toBe(list.length)
    // One number is of two courts (sample-chains.test.ts).
    expect(new Set(all.cases.map(({ caseNumber, court }) => caseNumber + court.name)).size).toBe(all.cases.length)
  })
})

describe('the other libraries', () => {
  it('has rule books with two levels, 99 among them, whose similar cases exist', () => {
    const sids = new Map(all.similarities.map(({ sid, bookId }) => [sid, bookId]))
    expect(all.ruleBooks.some(({ id }) => id === 99)).toBe(true)
    expect(all.ruleBooks.some(({ isNew }) => isNew)).toBe(true)
    for (const { id, chapters } of all.ruleBooks) {
      const inside = chapters.flatMap(({ sections }) => sections.flatMap(section => section.sids))
      expect(inside.length).toBeGreaterThan(0)
      expect(inside.filter(sid => sids.get(sid) !== id)).toEqual([])
    }
  })

  it('has articles of every partner, and some without one', () => {
    const partners = new Set(all.partners.map(({ id }) => id))
    const named = new Set(all.articles.map(({ partnerId }) => partnerId))
    expect(named.has(undefined)).toBe(true)
    expect([...named].filter(id => id !== undefined && !partners.has(id))).toEqual([])
    expect(named.size).toBe(partners.size + 1)
  })

  it('has procuratorate documents of all levels and types, with the view of the procuratorate', () => {
    expect([...countBy(all.proDocs, ({ level }) => level).keys()].sort()).toEqual(['1', '2', '3', '4', '5'])
    expect([...countBy(all.proDocs, ({ documentType }) => documentType).keys()].sort()).toEqual(
      ['起诉书', '不起诉决定书', '刑事抗诉书', '刑事申诉复查决定书'].sort(),
    )
    expect(all.proDocs.filter(({ paragraphs }) => !paragraphs.some(({ label }) => label === '检察院观点'))).toEqual([])
  })

  it('has carousels of both statuses, whose documents exist', () => {
    const ids = new Set([
      ...all.laws.map(({ lid }) => lid),
      ...all.dynamics.map(({ id }) => id),
      ...all.qas.map(({ id }) => id),
    ])
    expect(new Set(all.carousels.map(({ status }) => status))).toEqual(new Set([1, 2]))
    for (const { lists, categories, status } of all.carousels) {
      if (status === 2) expect(categories).toHaveLength(6)
      const picked = lists ? [...lists.laws, ...lists.dynamics, ...lists.qas] : []
      expect(picked.filter(id => !ids.has(id))).toEqual([])
    }
  })

  it('has incentives under a tree of two and three levels, 制造业 and 集成电路行业 among them', () => {
    expect([...countBy(all.incentives, ({ typePath }) => typePath.length).keys()].sort()).toEqual(['2', '3'])
    for (const word of ['制造业', '集成电路行业']) {
      expect(all.incentives.filter(({ title }) => title.includes(word)).length).toBeGreaterThan(2)
    }
  })

  it('has volumes and keywords of views, and empty optional fields here and there', () => {
    expect(countBy(all.judicials, ({ volume }) => volume).size).toBeGreaterThanOrEqual(5)
    expect(new Set(all.judicials.flatMap(({ keywords }) => keywords)).size).toBeGreaterThan(40)
    expect(all.similarities.some(({ caseNumber }) => caseNumber === undefined)).toBe(true)
    expect(all.penalties.some(({ penaltyDate }) => penaltyDate === undefined)).toBe(true)
    expect(all.qas.some(({ documentNumber }) => documentNumber === undefined)).toBe(true)
    expect(all.biddings.some(({ amount }) => amount === undefined)).toBe(true)
  })
})

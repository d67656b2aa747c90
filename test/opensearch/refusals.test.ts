/** Refusals of a cluster, and refusals of its state: with a message, and without remains. */
import { WriteLease } from '../../server/engine/opensearch/lease'
import { Cluster } from '../../server/engine/opensearch/cluster'
import { StateStore } from '../../server/engine/opensearch/state'
import { openSearchEngine } from '../../server/engine/open'
import { type Engine, EngineError } from '../../server/engine/port'
import { documentOf, SPEC, text } from '../server/engine/support/documents'
import { eventually, patience } from '../support/time'
import { doorToCluster } from './support/door'
import { describeOnCluster, indicesOf, newPrefix, onCluster, removeAll, settingsOf, urls } from './support/engine'

const open: { close(): unknown }[] = []
let prefix: string

/** The second import waits for half a minute. The other tests run meanwhile. */
async function waitForAnother() {
  const waitingPrefix = newPrefix()
  const [cluster, first, second] = await Promise.all([
    Cluster.connect(settingsOf(waitingPrefix)),
    openSearchEngine(settingsOf(waitingPrefix)),
    openSearchEngine(settingsOf(waitingPrefix)),
  ])
  await put(first, '旧')
  // An engine that was just opened may hold the lock for a moment, to clean up.
  const lease = await WriteLease.take(
    new StateStore(cluster, waitingPrefix, { shards: 1, replicas: 0 }),
    patience(60_000),
  )
  const sentence = await sentenceOf(put(second, '新'))
  await lease!.release()
  const count = await titled(first, '旧')
  await Promise.all([cluster, first, second].map(one => one.close()))
  await removeAll(waitingPrefix)
  return { sentence, count }
}
let waiting: ReturnType<typeof waitForAnother> | undefined
beforeAll(() => {
  if (urls().length) waiting = waitForAnother()
  waiting?.catch(() => undefined)
})

beforeEach(() => void (prefix = newPrefix()))
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  await removeAll(prefix)
})

async function openEngine(settings: Partial<ReturnType<typeof settingsOf>> = {}): Promise<Engine> {
  const engine = await openSearchEngine({ ...settingsOf(prefix), ...settings })
  open.push(engine)
  return engine
}

/** Writes `size` documents, each with the round as its title. */
const put = (engine: Engine, round: string, size = 40) =>
  engine.write(writer => {
    writer.define(SPEC)
    for (let n = 0; n < size; n++) writer.put(SPEC.name, documentOf(String(n), { title: round, weight: n }))
  })
const titled = (engine: Engine, title: string) => engine.count({ collection: SPEC.name, where: text('full', title) })
const sentenceOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof EngineError ? error.message : String(error)),
  )
const stateOf = async (): Promise<{ _source: object }> =>
  (await onCluster(`/${prefix}-state/_doc/state`)).json() as Promise<{ _source: object }>

describeOnCluster('a disk that is nearly full', () => {
  const blockedOn = async (url: string) => {
    const reply = await fetch(`${url}/_cluster/state/blocks?local=true`)
    const { blocks } = (await reply.json()) as { blocks: { indices?: object } }
    return Object.keys(blocks.indices ?? {})
  }
  /** A lock holds when every node knows of it. */
  const lock = async (locked: true | null) => {
    await onCluster(`/${prefix}-*/_settings`, 'PUT', { 'index.blocks.read_only_allow_delete': locked })
    if (!locked) return
    const indices = await indicesOf(prefix)
    await eventually(async () => {
      for (const url of urls()) expect(await blockedOn(url)).toEqual(expect.arrayContaining(indices))
    })
  }
  const FULL = 'The disk of the search cluster is nearly full: nothing was written, and it can only be read.'

  it('ends a write at once with one sentence, and can be read all the time', async () => {
    // A server also checks for writes of others, any number of times.
    const calls: string[] = []
    const door = await doorToCluster({ before: async path => void (/lease|_bulk/.test(path) && calls.push(path)) })
    open.push({ close: () => door.end() })
    const engine = await openEngine({ urls: [door.urlFor()] })
    await put(engine, '旧')
    await lock(true)
    calls.length = 0
    for (let attempt = 0; attempt < 6; attempt++) expect(await sentenceOf(put(engine, '新'))).toBe(FULL)
    // One call each: a refused one is not repeated.
    expect(calls).toHaveLength(6)
    expect([await titled(engine, '旧'), await titled(engine, '新')]).toEqual([40, 0])
    await lock(null)
    await put(engine, '新')
    expect([await titled(engine, '旧'), await titled(engine, '新')]).toEqual([0, 40])
  })

  it('does not keep a server from starting', async () => {
    await put(await openEngine(), '旧')
    await lock(true)
    expect(await titled(await openEngine(), '旧')).toBe(40)
    await lock(null)
  })

  it('during a write leaves nothing of it', async () => {
    await put(await openEngine(), '旧')
    const before = await indicesOf(prefix)
    // The new index is locked before its first document.
    const change = async (path: string) => void (path.includes('_bulk') && (await lock(true)))
    const door = await doorToCluster({ before: change })
    open.push({ close: () => door.end() })
    const engine = await openEngine({ urls: [door.urlFor()] })
    expect(await sentenceOf(put(engine, '新'))).toBe(FULL)
    expect(await titled(engine, '旧')).toBe(40)
    expect(await indicesOf(prefix)).toEqual(before)
    await lock(null)
  })
})

describeOnCluster('a document that the cluster refuses', () => {
  it('is named, and nothing of its write is published', async () => {
    const door = await doorToCluster({
      change: (path, body) => (path.includes('_bulk') ? body.replace('"weight":17,', '"weight":"heavy",') : body),
    })
    open.push({ close: () => door.end() })
    await put(await openEngine(), '旧')
    const before = [await indicesOf(prefix), await stateOf()]
    const engine = await openEngine({ urls: [door.urlFor()] })
    expect(await sentenceOf(put(engine, '新'))).toMatch(
      /^The search cluster refuses 17: mapper_parsing_exception failed to parse field \[weight\].*\.$/,
    )
    expect([await indicesOf(prefix), await stateOf()]).toEqual(before)
    expect([await titled(engine, '旧'), await titled(engine, '新')]).toEqual([40, 0])
    await put(await openEngine(), '新')
    await eventually(async () => expect(await titled(engine, '新')).toBe(40))
  })
})

describeOnCluster('a foreign template for our index names', () => {
  const template = (body?: object) => onCluster(`/_index_template/${prefix}`, body ? 'PUT' : 'DELETE', body)
  afterEach(() => template())

  it.each([
    [
      'that makes of a field something else',
      { properties: { doc: { type: 'keyword' } } },
      /^The search cluster of SEARCH_URL answers 400 illegal_argument_exception: can't merge .*\[doc\].*\.$/,
    ],
    [
      'that asks for what we do not send',
      { _routing: { required: true } },
      /^The search cluster refuses 0: routing_missing_exception .*\.$/,
    ],
  ])('%s is reported, and nothing is published', async (_what, mappings, sentence) => {
    const engine = await openEngine()
    await template({ index_patterns: [`${prefix}-g*`], template: { mappings } })
    expect(await sentenceOf(put(engine, '新'))).toMatch(sentence)
    expect(await indicesOf(prefix)).toEqual([`${prefix}-state`])
    await template()
    await put(engine, '新')
    expect(await titled(engine, '新')).toBe(40)
  })
})

describeOnCluster('an index of a later version', () => {
  const NEWER = () => `The corpus in ${prefix}-state cannot be used: it was written by a newer version of this server.`

  it('is refused at a start, and by a running server', async () => {
    const engine = await openEngine()
    await put(engine, '旧')
    const { _source } = await stateOf()
    await onCluster(`/${prefix}-state/_doc/state`, 'PUT', { ..._source, format: 2, generation: 2 })
    expect(await sentenceOf(openEngine())).toBe(NEWER())
    expect(await sentenceOf(engine.health())).toBe(NEWER())
    expect(await sentenceOf(put(engine, '新'))).toBe(NEWER())
    // The index it was opened on still exists unchanged.
    expect(await titled(engine, '旧')).toBe(40)
  })
})

describeOnCluster('two imports at the same time', () => {
  it('the second is refused with a message after its wait', async () => {
    const { sentence, count } = await waiting!
    expect(sentence).toBe('Another process is writing to the corpus: try again when it is done.')
    expect(count).toBe(40)
  })
})

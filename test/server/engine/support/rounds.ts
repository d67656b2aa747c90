/** Documents that change with each round: some replaced, some removed, some unchanged. */
import type { EngineDocument, Writer } from '../../../../server/engine/port'
import { documentOf, plain, SPEC } from './documents'

const COUNT = 40
export const OTHER = 'other'
export const IDS = Array.from({ length: COUNT }, (_, n) => String(n))

const isIn = (n: number, round: number) => n % 5 !== round % 5
/** Returns the round that a document names. Every fourth document names round 0 and stays unchanged. */
const textRoundOf = (n: number, round: number) => (n % 4 ? round : 0)

export const documentsOf = (round: number): EngineDocument[] =>
  IDS.filter((_, n) => isIn(n, round)).map(id => {
    const textRound = textRoundOf(Number(id), round)
    return documentOf(id, {
      title: `第${textRound}轮`,
      blocks: [plain(`原告与被告合同约定第${textRound}轮付款${id}。`.repeat(60 + (Number(id) % 7)))],
      names: { 法官: [`法官${textRound}`] },
      values: { 类型: [`第${textRound}轮`] },
      numbers: { 日期: textRound },
    })
  })

/** Called after each document. */
export async function writeRound(
  writer: Writer,
  round: number,
  afterEach: (writer: Writer, done: number) => Promise<unknown> = () => Promise.resolve(),
) {
  writer.define(SPEC)
  writer.setMeta('round', String(round))
  writer.suggest('words', [{ dictionary: 'words', kind: 'round', text: `第${round}轮`, weight: 1 }])
  const now = documentsOf(round)
  const ids = new Set(now.map(({ id }) => id))
  IDS.filter(id => !ids.has(id)).forEach(id => writer.remove(SPEC.name, id))
  let done = 0
  for (const document of now) {
    writer.put(SPEC.name, document)
    await afterEach(writer, ++done)
  }
}

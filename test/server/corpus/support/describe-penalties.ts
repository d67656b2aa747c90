/** The penalties of the real corpus, against a hundred that were drawn by a seed and read by hand. */
import type { PenaltyRecord } from '../../../../server/libraries/fiscal/penalty'
import type { Engine } from '../../../../server/engine/port'
import { PENALTIES_BY_HAND } from './penalties-by-hand'

const LEAST = 95
const FIELDS = ['regions', 'taxes', 'sums', 'date'] as const

type Payload = Omit<PenaltyRecord, 'paragraphs'>

const valuesOf = ({ regions, taxTypes, sums = [], penaltyDate = '' }: Payload) => [
  regions.map(names => names.join('/')).join('+'),
  taxTypes.join('、'),
  sums.map(({ name, amount }) => `${name} ${amount}`).join('；'),
  penaltyDate,
]

export function describePenalties(engine: () => Engine) {
  it.each(FIELDS.map((field, at) => [field, at] as const))(
    'have the %s that a reader finds in them',
    async (field, at) => {
      const documents = await Promise.all(PENALTIES_BY_HAND.map(([id]) => engine().get('penalty', id)))
      const read = documents.map(document => valuesOf(document!.payload as Payload)[at])
      const right = read.filter((value, index) => value === PENALTIES_BY_HAND[index]![at + 1]).length
      process.stdout.write(`figure: ${field} of ${right} of ${read.length} penalties is right\n`)
      expect(right).toBeGreaterThanOrEqual(LEAST)
    },
  )

  it('never call a day of publication the day of the decision, nor a clause a party', async () => {
    const where = { kind: 'all' as const, clauses: [] }
    const ids = await engine().ids({ collection: 'penalty', where, order: { by: 'relevance' } })
    const documents = await Promise.all(ids.map(id => engine().get('penalty', id)))
    const all = documents.map(document => document!.payload as Payload)
    expect(all.filter(({ penaltyDate, publishDate }) => penaltyDate && penaltyDate === publishDate)).toEqual([])
    expect(all.filter(({ partyName = '' }) => /[，,。；：:]/.test(partyName))).toEqual([])
  })
}

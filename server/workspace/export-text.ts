/** All that is kept of an account as JSON, piece by piece: a desk may be longer than fits into memory. */
import type { OwnData } from '@contract/own-data'
import type { PersonalFacts } from '../accounts/personal-data'

export type OwnEntry = OwnData['desk'][number]

export async function* ownText(facts: PersonalFacts, desk: AsyncIterable<OwnEntry>): AsyncGenerator<string> {
  const end = '\n}'
  yield `${JSON.stringify(facts, null, 2).slice(0, -end.length)},\n  "desk": [`
  let comma = ''
  for await (const entry of desk) {
    yield `${comma}\n    ${JSON.stringify(entry)}`
    comma = ','
  }
  yield `\n  ]${end}\n`
}

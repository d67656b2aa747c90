/** Writes everything stored about an account as JSON, in chunks: a workspace may be larger than the memory. */
import type { PersonalData } from '@contract/personal-data'
import type { PersonalFacts } from '../accounts/personal-data'

export type PersonalEntry = PersonalData['desk'][number]

export async function* personalDataJson(
  facts: PersonalFacts,
  entries: AsyncIterable<PersonalEntry>,
): AsyncGenerator<string> {
  const end = '\n}'
  yield `${JSON.stringify(facts, null, 2).slice(0, -end.length)},\n  "desk": [`
  let comma = ''
  for await (const entry of entries) {
    yield `${comma}\n    ${JSON.stringify(entry)}`
    comma = ','
  }
  yield `\n  ]${end}\n`
}

import type { ListedKey } from '../accounts/share-keys'
import { say, UsageError } from './command'
import type { Parts } from './place'
import { findAccount } from './users'

const lineOf = ({ id, madeBy, madeAt, expiresAt, grants }: ListedKey) => [
  id,
  madeBy ?? 'guest',
  madeAt.toISOString(),
  expiresAt.toISOString(),
  grants.map(({ method }) => method).join(','),
]

/** What `keys …` does; nothing where the words say nothing that is known. */
export async function keys(parts: Parts, [what, which]: string[], options: Map<string, string>): Promise<boolean> {
  const { shareKeys } = parts
  if (what === 'list') {
    const account = which === undefined ? undefined : (await findAccount(parts, which)).id
    for (const key of await shareKeys.list(account)) say(...lineOf(key))
    return true
  }
  const of = options.get('of')
  if (what !== 'revoke' || (which === undefined) === (of === undefined)) return false
  if (of !== undefined) {
    say(`revoked ${await shareKeys.revokeAllOf((await findAccount(parts, of)).id)} keys`)
    return true
  }
  if ((await shareKeys.revoke(which!)) === 0) throw new UsageError(`There is no share key ${which}.`)
  say('revoked 1 key')
  return true
}

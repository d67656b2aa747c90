import type { ListedShareKey } from '../accounts/share-keys'
import { printLine, UsageError } from './command'
import type { Repositories } from './location'
import { findAccount } from './users'

const lineOf = ({ id, madeBy, madeAt, expiresAt, grants }: ListedShareKey) => [
  id,
  madeBy ?? 'guest',
  madeAt.toISOString(),
  expiresAt.toISOString(),
  grants.map(({ method }) => method).join(','),
]

/** Runs `admin keys …`. Returns false if the command is unknown. */
export async function keysCommand(
  repositories: Repositories,
  [action, which]: string[],
  options: Map<string, string>,
): Promise<boolean> {
  const { shareKeys } = repositories
  if (action === 'list') {
    const account = which === undefined ? undefined : (await findAccount(repositories, which)).id
    for (const key of await shareKeys.list(account)) printLine(...lineOf(key))
    return true
  }
  const owner = options.get('of')
  if (action !== 'revoke' || (which === undefined) === (owner === undefined)) return false
  if (owner !== undefined) {
    printLine(`revoked ${await shareKeys.revokeAllOf((await findAccount(repositories, owner)).id)} keys`)
    return true
  }
  if ((await shareKeys.revoke(which!)) === 0) throw new UsageError(`There is no share key ${which}.`)
  printLine('revoked 1 key')
  return true
}

import { PERMISSION_POINTS } from '@contract/user'
import { type Account, ACCOUNT_KINDS, type Listed, loginNameOf } from '../accounts/accounts'
import { DAY } from '../runtime'
import { MOST_NAME } from '../web/credentials'
import { say, UsageError } from './command'
import { readPassword } from './password'
import type { Parts } from './place'

type Options = Map<string, string>

const stateOf = ({ disabled, leavesAt, trialOver, trialEndsAt }: Account) =>
  disabled
    ? 'disabled'
    : leavesAt
      ? `leaves ${leavesAt.toISOString()}`
      : trialOver
        ? 'trial over'
        : trialEndsAt
          ? `until ${trialEndsAt.toISOString()}`
          : 'active'

const lineOf = (account: Listed) =>
  [account.login ?? account.id, account.kind, account.name, stateOf(account), account.permissions.join(',')]
    .join('\t')
    .trimEnd()

/** By login name, or by id where somebody comes in by WeChat. */
export async function findAccount({ accounts }: Parts, name: string): Promise<Account> {
  const found = (await accounts.findByLogin(name))?.account ?? (await accounts.find(name))
  if (!found) throw new UsageError(`There is no account ${name}.`)
  return found
}

function readPermissions(given: string | undefined): string[] {
  if (!given || given === 'none') return []
  const points = given === 'all' ? [...PERMISSION_POINTS] : given.split(',')
  const unknown = points.find(point => !PERMISSION_POINTS.some(known => known === point))
  if (unknown !== undefined)
    throw new UsageError(`There is no permission point ${unknown}; there are ${PERMISSION_POINTS.join(', ')}.`)
  return points
}

function readKind(given = 'member') {
  const kind = ACCOUNT_KINDS.find(known => known === given)
  if (!kind) throw new UsageError(`There is no kind ${given}; there are ${ACCOUNT_KINDS.join(', ')}.`)
  return kind
}

function readDays(given: string | undefined) {
  if (given === undefined) return undefined
  const days = Number(given)
  if (!/^\d+$/.test(given) || days < 1 || days > 3650) throw new UsageError('--days is a whole number from 1 to 3650.')
  return days * DAY
}

async function add({ accounts }: Parts, login: string, options: Options) {
  const kind = readKind(options.get('kind'))
  const trialLasts = readDays(options.get('days'))
  if ((kind === 'trial') !== (trialLasts !== undefined))
    throw new UsageError('An account for a trial has --days=N, and no other has.')
  const permissions = readPermissions(options.get('permissions'))
  if (loginNameOf(login).length > MOST_NAME) throw new UsageError(`A login name has at most ${MOST_NAME} characters.`)
  if (await accounts.findByLogin(login)) throw new UsageError(`The login name ${loginNameOf(login)} is taken.`)
  const created = await accounts.create({
    login,
    kind,
    name: options.get('name') ?? login,
    officeId: options.get('office'),
    permissions,
    trialLasts,
    password: await readPassword(),
  })
  if (!created) throw new UsageError(`The login name ${loginNameOf(login)} is taken.`)
  say(`added ${loginNameOf(login)}, ${kind}`)
}

async function setPermissions({ accounts }: Parts, account: Account, given: string) {
  const permissions = readPermissions(given)
  await accounts.setPermissions(account.id, permissions)
  say(`${account.name} may ${permissions.join(', ') || 'nothing that an office grants'}`)
}

/** What `user …` does; nothing where the words say nothing that is known. */
export async function users(parts: Parts, [what, name, more]: string[], options: Options): Promise<boolean> {
  if (what === 'list' && name === undefined) {
    for (const account of await parts.accounts.list()) say(lineOf(account))
    return true
  }
  if (name === undefined || (more === undefined) === (what === 'permissions')) return false
  if (what === 'add') {
    await add(parts, name, options)
    return true
  }
  const { accounts, shareKeys } = parts
  const does: Record<string, (account: Account) => Promise<void>> = {
    password: async account => {
      await accounts.setPassword(account.id, await readPassword())
      say(`changed the password of ${account.name}, and ended all sessions`)
    },
    disable: async account => {
      await accounts.setDisabled(account.id, true)
      const keys = (await shareKeys.list(account.id)).length
      say(`disabled ${account.name}: all sessions have ended, ${keys} share keys open nothing`)
    },
    enable: async account => {
      await accounts.setDisabled(account.id, false)
      say(`enabled ${account.name}`)
    },
    remove: async account => {
      await accounts.remove(account.id)
      say(`removed ${account.name}, with all sessions and share keys`)
    },
    permissions: account => setPermissions(parts, account, more ?? ''),
  }
  const act = what !== undefined && Object.hasOwn(does, what) ? does[what] : undefined
  if (!act) return false
  await act(await findAccount(parts, name))
  return true
}

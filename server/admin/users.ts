import { PERMISSION_POINTS } from '@contract/user'
import { phoneNumber } from '@domain/phone-number'
import { type Account, ACCOUNT_KINDS, type ListedAccount, loginNameOf } from '../accounts/accounts'
import type { LinkResult } from '../accounts/wechat-links'
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

const lineOf = (account: ListedAccount, weChat?: string) =>
  [account.login ?? account.id, account.kind, account.name, stateOf(account)].concat(
    account.permissions.length ? account.permissions.join(',') : [],
    weChat ? `WeChat ${weChat}` : [],
  )

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
    password: await readPassword(login),
  })
  if (!created) throw new UsageError(`The login name ${loginNameOf(login)} is taken.`)
  say(`added ${loginNameOf(login)}, ${kind}`)
}

async function setPermissions({ accounts }: Parts, account: Account, given: string) {
  const permissions = readPermissions(given)
  await accounts.setPermissions(account.id, permissions)
  say(`${account.name} may ${permissions.join(', ') || 'nothing that an office grants'}`)
}

async function setPhone({ phones }: Parts, account: Account, typed: string) {
  const phone = phoneNumber(typed)
  if (!phone) throw new UsageError(`${typed} is no phone number of the mainland.`)
  if (!(await phones.set(account.id, phone))) throw new UsageError(`${phone} is another account's number.`)
}

const LINK_REFUSALS: Record<Exclude<LinkResult, 'linked'>, string> = {
  account_taken: 'Another WeChat login opens that account: unlink it first.',
  wechat_taken: 'That WeChat login opens another account: unlink that one first.',
  no_wechat: 'The second account is not one that a WeChat login made.',
}

/** Words that come with a value behind the account. */
const TAKES_MORE = ['permissions', 'phone', 'link']

/** What `user …` does; nothing where the words say nothing that is known. */
export async function users(parts: Parts, [what, name, more]: string[], options: Options): Promise<boolean> {
  if (what === 'list' && name === undefined) {
    const links = new Map((await parts.weChatLinks.list()).map(({ weChat, account }) => [account, weChat]))
    for (const account of await parts.accounts.list()) say(...lineOf(account, links.get(account.id)))
    return true
  }
  if (name === undefined || (more === undefined) === TAKES_MORE.includes(what ?? '')) return false
  if (what === 'add') {
    await add(parts, name, options)
    return true
  }
  const { accounts, phones, shareKeys, weChatLinks } = parts
  const does: Record<string, (account: Account) => Promise<void>> = {
    phone: async account => {
      if (more === 'none') await phones.clear(account.id)
      else await setPhone(parts, account, more ?? '')
      say(more === 'none' ? `${account.name} has no phone number` : `${account.name} has the phone number ${more}`)
    },
    link: async account => {
      const weChat = await findAccount(parts, more ?? '')
      const result = await weChatLinks.link(weChat.id, account.id)
      if (result !== 'linked') throw new UsageError(LINK_REFUSALS[result])
      say(`the WeChat login ${weChat.id} opens ${account.name} from now on`)
    },
    unlink: async account => {
      if (!(await weChatLinks.unlink(account.id))) throw new UsageError(`No WeChat login opens ${account.name}.`)
      say(`no WeChat login opens ${account.name} any more; sessions that began by it have ended`)
    },
    password: async account => {
      const login = (await accounts.credentialsOf(account.id))?.login ?? name
      await accounts.setPassword(account.id, await readPassword(login))
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

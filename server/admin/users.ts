import { PERMISSION_POINTS } from '@contract/user'
import { phoneNumber } from '@domain/trial-application'
import { type Account, ACCOUNT_KINDS, type ListedAccount, loginNameOf } from '../accounts/accounts'
import type { WeChatLinkResult } from '../accounts/wechat-links'
import { DAY } from '../runtime'
import { MAX_LOGIN_NAME_LENGTH } from '../web/credentials'
import { printLine, UsageError } from './command'
import { readPassword } from './password'
import type { Repositories } from './location'

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

/** Finds an account by its login name or by its id. An account of a WeChat login has no login name. */
export async function findAccount({ accounts }: Repositories, name: string): Promise<Account> {
  const account = (await accounts.findByLogin(name))?.account ?? (await accounts.find(name))
  if (!account) throw new UsageError(`There is no account ${name}.`)
  return account
}

function readPermissions(value: string | undefined): string[] {
  if (!value || value === 'none') return []
  const points = value === 'all' ? [...PERMISSION_POINTS] : value.split(',')
  const unknown = points.find(point => !PERMISSION_POINTS.some(other => other === point))
  if (unknown !== undefined)
    throw new UsageError(`There is no permission point ${unknown}; there are ${PERMISSION_POINTS.join(', ')}.`)
  return points
}

function readKind(value = 'member') {
  const kind = ACCOUNT_KINDS.find(candidate => candidate === value)
  if (!kind) throw new UsageError(`There is no kind ${value}; there are ${ACCOUNT_KINDS.join(', ')}.`)
  return kind
}

function readDays(value: string | undefined) {
  if (value === undefined) return undefined
  const days = Number(value)
  if (!/^\d+$/.test(value) || days < 1 || days > 3650) throw new UsageError('--days is a whole number from 1 to 3650.')
  return days * DAY
}

async function add({ accounts }: Repositories, login: string, options: Options) {
  const kind = readKind(options.get('kind'))
  const trialLasts = readDays(options.get('days'))
  if ((kind === 'trial') !== (trialLasts !== undefined))
    throw new UsageError('An account for a trial has --days=N, and no other has.')
  const permissions = readPermissions(options.get('permissions'))
  if (loginNameOf(login).length > MAX_LOGIN_NAME_LENGTH)
    throw new UsageError(`A login name has at most ${MAX_LOGIN_NAME_LENGTH} characters.`)
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
  printLine(`added ${loginNameOf(login)}, ${kind}`)
}

async function setPermissions({ accounts }: Repositories, account: Account, value: string) {
  const permissions = readPermissions(value)
  await accounts.setPermissions(account.id, permissions)
  printLine(`${account.name} may ${permissions.join(', ') || 'nothing that an office grants'}`)
}

async function setPhone({ phones }: Repositories, account: Account, typed: string) {
  const phone = phoneNumber(typed)
  if (!phone) throw new UsageError(`${typed} is no phone number of the mainland.`)
  if (!(await phones.set(account.id, phone))) throw new UsageError(`${phone} is another account's number.`)
}

const LINK_REFUSALS: Record<Exclude<WeChatLinkResult, 'linked'>, string> = {
  account_taken: 'Another WeChat login opens that account: unlink it first.',
  wechat_taken: 'That WeChat login opens another account: unlink that one first.',
  no_wechat: 'The second account is not one that a WeChat login made.',
}

/** The commands that take a value after the account. */
const WITH_VALUE = ['permissions', 'phone', 'link']

/** Runs `admin user …`. Returns false if the command is unknown. */
export async function usersCommand(
  repositories: Repositories,
  [action, name, value]: string[],
  options: Options,
): Promise<boolean> {
  if (action === 'list' && name === undefined) {
    const links = new Map((await repositories.weChatLinks.list()).map(({ weChat, account }) => [account, weChat]))
    for (const account of await repositories.accounts.list()) printLine(...lineOf(account, links.get(account.id)))
    return true
  }
  if (name === undefined || (value === undefined) === WITH_VALUE.includes(action ?? '')) return false
  if (action === 'add') {
    await add(repositories, name, options)
    return true
  }
  const { accounts, phones, shareKeys, weChatLinks } = repositories
  const actions: Record<string, (account: Account) => Promise<void>> = {
    phone: async account => {
      if (value === 'none') await phones.clear(account.id)
      else await setPhone(repositories, account, value ?? '')
      printLine(
        value === 'none' ? `${account.name} has no phone number` : `${account.name} has the phone number ${value}`,
      )
    },
    link: async account => {
      const weChat = await findAccount(repositories, value ?? '')
      const result = await weChatLinks.link(weChat.id, account.id)
      if (result !== 'linked') throw new UsageError(LINK_REFUSALS[result])
      printLine(`the WeChat login ${weChat.id} opens ${account.name} from now on`)
    },
    unlink: async account => {
      if (!(await weChatLinks.unlink(account.id))) throw new UsageError(`No WeChat login opens ${account.name}.`)
      printLine(`no WeChat login opens ${account.name} any more; sessions that began by it have ended`)
    },
    password: async account => {
      const login = (await accounts.credentialsOf(account.id))?.login ?? name
      await accounts.setPassword(account.id, await readPassword(login))
      printLine(`changed the password of ${account.name}, and ended all sessions`)
    },
    disable: async account => {
      await accounts.setDisabled(account.id, true)
      const keys = (await shareKeys.list(account.id)).length
      printLine(`disabled ${account.name}: all sessions have ended, ${keys} share keys open nothing`)
    },
    enable: async account => {
      await accounts.setDisabled(account.id, false)
      printLine(`enabled ${account.name}`)
    },
    remove: async account => {
      await accounts.remove(account.id)
      printLine(`removed ${account.name}, with all sessions and share keys`)
    },
    permissions: account => setPermissions(repositories, account, value ?? ''),
  }
  const run = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) return false
  await run(await findAccount(repositories, name))
  return true
}

/** Sends one WeChat message on new results of each subscribed search. */
import { parseEntryBody, type SavedSearch } from '@domain/workspace/entry'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { hasComparableIds, newIdsAmong } from '@domain/workspace/searches'
import { splitAsOf } from '@domain/query/as-of'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import type { AccountStore } from '../accounts'
import type { Account } from '../accounts/accounts'
import type { SubscribedSearch } from '../accounts/alert-subscriptions'
import { type Engine, EngineUnavailableError } from '../engine/port'
import { BusyError } from '../threads/busy'
import { HttpError } from '../http/http-error'
import { WeChatError } from '../providers/wechat-api'
import type { AlertSender } from '../providers/wechat-alerts'
import { isPermissionGranted } from '../search/access'
import { listOrderOf } from '../search/request'
import { createSearchContext } from '../search/run'
import { findNamedSearch } from '../libraries/named-searches'

interface AlertDeps {
  store: AccountStore
  engine: Engine
  sender: AlertSender
  /**
   * Called with an error of a single message, after which the others are still sent. Also called with an error that
   * ends the round.
   */
  onTrouble: (error: unknown) => void
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Counts results that the subscriber has not seen. Uses the same query as the subscriber's device. */
async function countNew(engine: Engine, account: Account, search: SavedSearch, orderName: string) {
  const named = findNamedSearch(search.library)
  const visitor = { kind: account.kind, account, token: '' }
  if (!named || (named.point && !isPermissionGranted(named.point, visitor))) return 0
  const { library, orders, pin: lead, within } = named
  const { asOf, rest } = splitAsOf(decodeUrlQuery(search.query))
  const context = await createSearchContext(engine, {
    library,
    query: encodeApiQuery(rest),
    visitor,
    within: within?.({ asOf }),
  })
  const { where, collection } = lead ? (await lead(context)).context : context
  const { order } = listOrderOf(orders, orderName)
  const { hits } = await engine.search({ collection, where, order, from: 0, size: WORKSPACE_LIMITS.seenIds })
  const ids = hits.map(({ id }) => id)
  return newIdsAmong(ids, search.known).length
}

const isActive = (account: Account | undefined): account is Account =>
  account !== undefined && !account.disabled && !account.leavesAt && !account.trialOver

/** The error when the engine failed at one search. The other searches continue. */
class SearchFailure extends Error {
  constructor(readonly reason: unknown) {
    super('a saved search failed')
  }
}

/**
 * Counts the new results of a search. If this server refuses the search, returns 0, because the device reports the
 * refusal.
 */
async function countFor({ engine }: AlertDeps, account: Account, search: SavedSearch, order: string) {
  try {
    return await countNew(engine, account, search, order)
  } catch (error) {
    if (error instanceof HttpError) return 0
    throw new SearchFailure(error)
  }
}

async function sendOne(deps: AlertDeps, due: SubscribedSearch) {
  const { store, sender } = deps
  const search = due.search === null ? undefined : parseEntryBody('search', parseJson(due.search))
  if (!search) return void (await store.alertSubscriptions.drop(due))
  const account = await store.accounts.find(due.account)
  // The next check on the subscriber's device stores results for the comparison.
  if (!isActive(account) || search.paused || !hasComparableIds(search)) return
  const count = await countFor(deps, account, search, due.order)
  const openId = count ? await store.alertSubscriptions.openIdOf(account.id, sender.appId) : undefined
  // Several servers may try to send. The one that deletes the subscription sends the message.
  if (!openId || !(await store.alertSubscriptions.drop(due))) return
  try {
    await sender.send({ openId, name: search.name, count })
  } catch (error) {
    await store.alertSubscriptions.put(due)
    throw error
  }
}

/** After this number of failures in a round, the further subscriptions of the account are skipped. */
const MOST_OF_ACCOUNT = 3
/** The number of failures of a round that are logged one by one. For the others, only their number is logged. */
const MOST_LOGGED = 10

/** Counts the failures of a round. An account with failing searches must neither fill the log nor take all the time. */
class Failures {
  private readonly byAccount = new Map<string, number>()
  private count = 0
  /** Whether some failure may be temporary, so that repeating the round may succeed. */
  isPassing = false

  constructor(private readonly onTrouble: AlertDeps['onTrouble']) {}

  isExhausted(account: string) {
    return (this.byAccount.get(account) ?? 0) >= MOST_OF_ACCOUNT
  }

  /**
   * Records the failure of one subscription. Rethrows other errors, which concern several subscriptions and end the
   * round.
   */
  add(account: string, error: unknown) {
    if (!(error instanceof WeChatError || error instanceof SearchFailure)) throw error
    const reason = error instanceof SearchFailure ? error.reason : error
    this.byAccount.set(account, (this.byAccount.get(account) ?? 0) + 1)
    if (reason instanceof WeChatError || reason instanceof BusyError || reason instanceof EngineUnavailableError)
      this.isPassing = true
    if (this.count++ < MOST_LOGGED) this.onTrouble(reason)
  }

  logRest() {
    const rest = this.count - MOST_LOGGED
    if (rest > 0) this.onTrouble(new Error(`${rest} more saved searches failed`))
  }
}

/**
 * Sends the messages of one round. A failed message does not stop the others; an outage stops the round. Returns false
 * if the round should be repeated: after an outage, or if a failure may be temporary.
 */
export async function sendAlerts(deps: AlertDeps, isOver = () => false): Promise<boolean> {
  const failures = new Failures(deps.onTrouble)
  let isEnded = false
  try {
    for await (const due of deps.store.alertSubscriptions.all()) {
      if (isOver()) return true
      if (failures.isExhausted(due.account)) continue
      await sendOne(deps, due).catch((error: unknown) => failures.add(due.account, error))
    }
  } catch (error) {
    isEnded = true
    deps.onTrouble(error)
  }
  failures.logRest()
  return !isEnded && !failures.isPassing
}

interface Pace {
  /** The time between two checks for work, in milliseconds. */
  every: number
  /** The number of checks that are skipped after a failure. */
  rest: number
}

/**
 * Sends alerts at the start and after each change of the corpus, one round at a time. Repeats failed rounds after a
 * pause.
 */
export function scheduleAlerts(deps: AlertDeps, { every, rest }: Pace) {
  let lastGeneration: number | undefined
  let pauses = 0
  let over = false
  let round: Promise<void> | undefined

  async function runRound() {
    if (await sendAlerts(deps, () => over)) return
    lastGeneration = undefined
    pauses = rest
  }
  const check = () => {
    if (round) return
    if (pauses > 0) return void pauses--
    const generation = deps.engine.generation()
    if (generation === lastGeneration) return
    lastGeneration = generation
    round = runRound().finally(() => (round = undefined))
  }
  check()
  const timer = setInterval(check, every).unref()
  return {
    async stop() {
      over = true
      clearInterval(timer)
      await round
    },
  }
}

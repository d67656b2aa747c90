/** Tells by WeChat, once, what is new in the searches whose owners have asked for it. */
import { parseBody, type SavedSearch } from '@domain/workspace/entry'
import { WORKSPACE } from '@domain/workspace/limits'
import { newIdsAmong } from '@domain/workspace/searches'
import { splitAsOf } from '@domain/query/as-of'
import { decodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import type { Store } from '../accounts'
import type { Account } from '../accounts/accounts'
import type { DueSubscription } from '../accounts/alert-subscriptions'
import { type Engine, Unavailable } from '../engine/port'
import { Busy } from '../threads/busy'
import { HttpError } from '../http/http-error'
import { WeChatRefusal } from '../providers/wechat-api'
import type { NewsSender } from '../providers/wechat-alerts'
import { isGranted } from '../search/access'
import { orderOf } from '../search/request'
import { createSearchContext } from '../search/run'
import { namedSearch } from '../libraries/named-searches'

interface TellDeps {
  store: Store
  engine: Engine
  sender: NewsSender
  /** What one of them met; the others are told all the same. */
  onTrouble: (error: unknown) => void
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** As many as stand in front of what was known, of what the device itself would ask for. */
async function newsOf(engine: Engine, account: Account, search: SavedSearch, wanted: string) {
  const named = namedSearch(search.library)
  const visitor = { kind: account.kind, account, token: '' }
  if (!named || (named.point && !isGranted(named.point, visitor))) return 0
  const { library, orders, lead, within } = named
  const { asOf, rest } = splitAsOf(decodeUrlQuery(search.query))
  const asked = await createSearchContext(engine, {
    library,
    query: encodeApiQuery(rest),
    visitor,
    within: within?.({ asOf }),
  })
  const { where, collection } = lead ? (await lead(asked)).context : asked
  const { order } = orderOf(orders, wanted)
  const { hits } = await engine.search({ collection, where, order, from: 0, size: WORKSPACE.seenIds })
  const ids = hits.map(({ id }) => id)
  return newIdsAmong(ids, search.known).length
}

const comesIn = (account: Account | undefined): account is Account =>
  account !== undefined && !account.disabled && !account.leavesAt && !account.trialOver

/** A search at which the engine failed: no reason to keep the others waiting. */
class SearchFailure extends Error {
  constructor(readonly reason: unknown) {
    super('a saved search could not be made')
  }
}

/** A search that this server would not make, its device hears of itself. */
async function countFor({ engine }: TellDeps, account: Account, search: SavedSearch, order: string) {
  try {
    return await newsOf(engine, account, search, order)
  } catch (error) {
    if (error instanceof HttpError) return 0
    throw new SearchFailure(error)
  }
}

async function tellOne(deps: TellDeps, due: DueSubscription) {
  const { store, sender } = deps
  const search = due.search === null ? undefined : parseBody('search', parsed(due.search))
  if (!search) return void (await store.alertSubscriptions.drop(due))
  const account = await store.accounts.find(due.account)
  // Where nobody has looked yet, nothing is new.
  if (!comesIn(account) || search.paused || !search.lookedAt) return
  const count = await countFor(deps, account, search, due.order)
  const openId = count ? await store.alertSubscriptions.openIdOf(account.id, sender.appId) : undefined
  // Of several servers, whoever takes the order away is the one that tells.
  if (!openId || !(await store.alertSubscriptions.drop(due))) return
  try {
    await sender.send({ openId, name: search.name, count })
  } catch (error) {
    await store.alertSubscriptions.put(due)
    throw error
  }
}

/** Orders of one account that may fail in a round: its other ones are passed over. */
const MOST_OF_ONE = 3
/** Failures of a round that are told one by one; of the rest it is told how many they are. */
const MOST_ALOUD = 10

/** What goes wrong with single orders in a round, within bounds: whoever keeps what fails neither fills the log nor takes all the time. */
class Failures {
  private readonly byAccount = new Map<string, number>()
  private count = 0
  /** Whether a later round may succeed with the same searches. */
  isPassing = false

  constructor(private readonly onTrouble: TellDeps['onTrouble']) {}

  isEnoughOf(account: string) {
    return (this.byAccount.get(account) ?? 0) >= MOST_OF_ONE
  }

  /** Anything else is no order's own, and ends the round. */
  take(account: string, error: unknown) {
    if (!(error instanceof WeChatRefusal || error instanceof SearchFailure)) throw error
    const reason = error instanceof SearchFailure ? error.reason : error
    this.byAccount.set(account, (this.byAccount.get(account) ?? 0) + 1)
    if (reason instanceof WeChatRefusal || reason instanceof Busy || reason instanceof Unavailable)
      this.isPassing = true
    if (this.count++ < MOST_ALOUD) this.onTrouble(reason)
  }

  tellRest() {
    const rest = this.count - MOST_ALOUD
    if (rest > 0) this.onTrouble(new Error(`${rest} more saved searches could not be made or told`))
  }
}

/** Whether all could be told. What WeChat will not take of one is no reason to keep the others waiting; that nobody answers is. */
export async function tellNews(deps: TellDeps, isOver = () => false): Promise<boolean> {
  const failures = new Failures(deps.onTrouble)
  let isEnded = false
  try {
    for await (const due of deps.store.alertSubscriptions.all()) {
      if (isOver()) return true
      if (failures.isEnoughOf(due.account)) continue
      await tellOne(deps, due).catch((error: unknown) => failures.take(due.account, error))
    }
  } catch (error) {
    isEnded = true
    deps.onTrouble(error)
  }
  failures.tellRest()
  return !isEnded && !failures.isPassing
}

/** How often one looks whether there is anything to do, and how many times of these one rests after a failure. */
export interface Pace {
  every: number
  rest: number
}

/** Tells once at the start and then whenever the corpus has changed, one round at a time; what could not be told, after a rest. */
export function watchNews(deps: TellDeps, { every, rest }: Pace) {
  let seen: number | undefined
  let resting = 0
  let over = false
  let round: Promise<void> | undefined

  async function go() {
    if (await tellNews(deps, () => over)) return
    seen = undefined
    resting = rest
  }
  const look = () => {
    if (round) return
    if (resting > 0) return void resting--
    const generation = deps.engine.generation()
    if (generation === seen) return
    seen = generation
    round = go().finally(() => (round = undefined))
  }
  look()
  const timer = setInterval(look, every).unref()
  return {
    async stop() {
      over = true
      clearInterval(timer)
      await round
    },
  }
}

/** A list's filters over a library of the test's own, and the search they make. */
import type { Facet } from '@contract/search'
import { useState } from 'react'
import { type Result, success } from '@/request/errors'
import type { Condition } from '@domain/query/condition'
import { FilterBar } from '@/features/filters'
import { caseLibrary } from '@/libraries/case/search'
import type { ChoicesRequest, Library } from '@/libraries/library'
import { useSession } from '@/stores/session'
import { act, all, click, one, until } from '../../support/render-block'
import { renderPage } from '../../support/render-page'
import { listenToToasts } from '../../support/toasts'

export const facet = (value: string, hasChildren = false, count = 3): Facet => ({
  name: value.split('/').slice(-1)[0] ?? '',
  value,
  count,
  hasChildren,
})

/** Facets by filter key. Children of a node have the key `key/path`, search results `key?name`. */
export type Facets = Record<string, Facet[]>

export const FACETS: Facets = {
  caseResults: [facet('合同纠纷', true), facet('物权纠纷')],
  'caseResults/合同纠纷': [facet('合同纠纷/买卖合同纠纷'), facet('合同纠纷/租赁合同纠纷')],
  courtResults: [facet('江苏省', true, 143), facet('浙江省', true, 57)],
  'courtResults/江苏省': [
    facet('江苏省/江苏省高级人民法院', false, 37),
    facet('江苏省/南京市中级人民法院', false, 106),
  ],
  'courtResults/浙江省': [facet('浙江省/浙江省高级人民法院', false, 57)],
  judgementDateResults: [facet('2024'), facet('2023')],
  trialRoundResults: [facet('一审'), facet('二审')],
  amountResults: [facet('1亿元以上')],
  penalLawTagResults: [facet('有期徒刑')],
  featureResults: [facet('庭审视频', false, 38), facet('开庭公告', false, 152)],
}

export type Answer = (request: ChoicesRequest) => Promise<Result<Facet[]>>

interface Options {
  facets?: Facets
  conditions?: Condition[]
  order?: string
  params?: Record<string, string>
  answer?: Answer
  /** Counts the results of a search before it runs. The default reply has no total. */
  count?: Library['search']
  /** The list has too many conditions and takes no more. */
  refuses?: boolean
}

export async function showFilters({
  facets = FACETS,
  conditions = [],
  order = 'relevance',
  params,
  answer,
  count = async () => success({ rows: [] }),
  refuses,
}: Options = {}) {
  const changes: object[] = []
  const keyOf = ({ filter, parent, called }: ChoicesRequest) => {
    if (called) return `${filter}?${called}`
    return parent ? `${filter}/${parent}` : filter
  }
  const choices = jest.fn(answer ?? (async (request: ChoicesRequest) => success(facets[keyOf(request)] ?? [])))
  const search = jest.fn(count)
  const library: Library = { ...caseLibrary, choices, search, allChoices: async () => success(facets) }
  let ask: (next: { conditions?: Condition[]; order?: string }) => void = () => undefined
  function Screen() {
    const [now, setNow] = useState({ conditions, order })
    ask = next => setNow({ ...now, ...next })
    const change = (next: Parameters<typeof ask>[0]) => {
      changes.push(next)
      if (refuses) return false
      ask(next)
      return true
    }
    return <FilterBar library={library} {...now} onChange={change} />
  }
  await renderPage(Screen, params)
  return { choices, counted: search, changes, search: (next: Parameters<typeof ask>[0]) => act(() => ask(next)) }
}

export const signIn = () =>
  useSession.getState().signIn({
    token: 't1',
    officeId: 'o',
    userId: 'u',
    is3c: false,
    isNew3cUser: false,
    expiresAt: '2027-01-01T00:00:00Z',
  })

/** Nobody is here, and toasts are counted. */
export function asGuest() {
  jest.restoreAllMocks()
  useSession.getState().signOut()
  useSession.getState().closeLogin()
  return listenToToasts()
}

export const title = (name: string) =>
  all('.filter-title').find(each => each.getAttribute('aria-label')?.startsWith(name)) as HTMLElement
export const titles = () => all('.filter-title__name').map(({ textContent }) => textContent)
const READY = '[role="radio"], [role="treeitem"], .hint'

export async function openPanel(name: string) {
  await click(title(name))
  await until(() => all(READY).length > 0 && all('.filter-groups[aria-busy]').length === 0)
}

export const option = (name: string) =>
  all('[role="radio"], [role="treeitem"]').find(
    each => each.getAttribute('aria-label')?.startsWith(name) || each.textContent === name,
  ) as HTMLElement
export const pick = (name: string) => click(option(name))
export const selected = () =>
  all('[aria-selected="true"], [role="dialog"] [aria-checked="true"]').map(
    each => each.getAttribute('aria-label') ?? each.textContent,
  )
export const confirm = () => click(one('.action-bar__main'))
export const reset = () => click(one('.action-bar__other'))
export const closed = () => until(() => all('[role="dialog"]').length === 0)

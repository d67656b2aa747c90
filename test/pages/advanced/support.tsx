/** The form as a reader uses it: by the names and words on it. */
import Taro from '@tarojs/taro'
import { advancedCopy } from '@/copy/advanced'
import { decodeUrlQuery } from '@domain/query/codec'
import Advanced from '@/pages/advanced/form'
import { advancedDimensions, searchHistory } from '@/platform/storage/keys'
import { transport } from '@/platform/transport'
import { removeAdvancedDraft } from '@/stores/advanced-drafts'
import { useSession } from '@/stores/session'
import { act, all, click, one, press } from '../../support/render-block'
import { renderPage } from '../../support/render-page'
import { listenToToasts, toasts } from '../../support/toasts'

const { advanced } = advancedCopy
const grant = { token: 't1', officeId: 'o', userId: 'u', is3c: false, isNew3cUser: false, expiresAt: '2027-01-01' }
/** What the services suggest, whatever is typed. */
export const suggests = { groups: [] as unknown[] }
/** The choices of the filter by cause. */
export const causes = { roots: [] as unknown[], below: [] as unknown[] }
export let opened: jest.SpyInstance

beforeEach(() => {
  jest.restoreAllMocks()
  useSession.getState().signIn(grant)
  useSession.getState().closeLogin()
  for (const library of ['case', 'law', 'judicial']) {
    advancedDimensions(library).remove()
    searchHistory(library).remove()
    removeAdvancedDraft(library)
  }
  suggests.groups = []
  Object.assign(causes, { roots: [], below: [] })
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    const tree = new URL(url, 'http://app').searchParams.get('parent') ? causes.below : causes.roots
    const rows = url.includes('/suggest') ? suggests.groups : url.includes('StatisticsByField') ? tree : undefined
    const body = rows ? { status: 0, succeed: true, isSuccess: true, result: rows, data: rows } : {}
    return { kind: 'reply', status: 200, text: JSON.stringify(body) }
  })
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
})

export const form = (params: Record<string, string> = {}) => renderPage(Advanced, { type: 'case', ...params })
export const group = (name: string) => one(`.dimension[aria-label="${name}"]`)
export const chips = (name: string) => [...group(name).querySelectorAll('.chip')].map(chip => chip.textContent)
export const names = () => all('.dimension').map(each => each.getAttribute('aria-label'))

/** As a browser does it: React looks at the value that lies behind its own. */
export const type = (label: string, text: string) =>
  act(() => {
    const input = one(`input[aria-label="${label}"]`) as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
export const box = (label: string) => one(`input[aria-label="${label}"]`) as HTMLInputElement
export async function enter(label: string, text: string) {
  await type(label, text)
  await press(box(label), 'Enter')
}
export const leave = (label: string) =>
  act(() => void box(label).dispatchEvent(new Event('focusout', { bubbles: true })))
export const starting = (label: string) => one(`[aria-label^="${label}"].tap`)
export const button = (text: string) => {
  const [element] = all('[role="button"]').filter(each => each.textContent === text)
  if (!element) throw new Error(`no button ${text}`)
  return element
}
export const line = (text: string) => {
  const [element] = all('.option-list__line, .radio-list__choice, .list-item__tap').filter(each =>
    each.textContent?.startsWith(text),
  )
  if (!element) throw new Error(`no line ${text}`)
  return element
}
export const search = () => click(button(advanced.search))
export const confirm = () => click(one('.sheet .action-bar__main'))
export { toasts }
export const searched = () => {
  const url = String(opened.mock.calls[0]?.[0]?.url)
  return {
    path: url.split('?')[0],
    conditions: decodeUrlQuery(new URLSearchParams(url.split('?')[1]).get('query') ?? ''),
  }
}

/** Saved documents in the workspace: an empty list, and a list that is searched and filtered. */
import { workspaceCopy, fill } from '@/copy/workspace'
import { ROUTES } from '@/routing/routes'
import * as pointer from '@/platform/pointer'
import { changeWorkspace } from '@/stores/workspace'
import { act, all, click, byLabel, until } from '../../support/render-block'
import {
  PATIENCE,
  button,
  count,
  folder,
  judgment,
  law,
  many,
  note,
  open,
  opened,
  pageText,
  signIn,
  tap,
  textsOf,
  titles,
  type,
} from './support'

const { workspace: words } = workspaceCopy

describe('an empty workspace', () => {
  test.each([
    ['guest', () => undefined],
    ['member', () => signIn()],
  ])('says to a %s what it is for, and has nothing to choose from', async (_, begin) => {
    begin()
    await open()
    const { save, search, note: noting } = words.tips
    expect(textsOf('.list-item__under')).toEqual([save.under, search.under, noting.under])
    expect(pageText()).toContain(words.empty)
    expect([button(words.select), button(words.newFolder), all('.workspace')]).toEqual([undefined, undefined, []])
  })

  test('names the gesture of a mouse to who has one', async () => {
    const mouse = jest.spyOn(pointer, 'hasMouse').mockReturnValue(true)
    await open()
    expect(textsOf('.list-item__under')[0]).toBe(words.tips.saveByMouse.under)
    mouse.mockRestore()
  })

  test('leads to the tools beside it', async () => {
    await open()
    expect(textsOf('.workspace-links__link')).toEqual(
      [ROUTES.reckoners, ROUTES.brief, ROUTES.alike].map(({ title }) => title),
    )
    await click(all('.workspace-links__link')[1]!)
    await until(() => opened.length > 0, PATIENCE)
    expect(opened).toEqual([ROUTES.brief.url])
  })

  test('with a folder is no empty workspace: the folder is there to be filled', async () => {
    await open([folder(1)])
    expect(pageText()).not.toContain(words.empty)
    expect(pageText()).toContain(words.emptyScope)
    expect(count()).toBe(fill(words.count, { count: 0 }))
    expect(button(words.select)).toBeUndefined()
  })
})

describe('the list', () => {
  test('has the latest first, each with what it is known by', async () => {
    const facts = { from: '某法院', number: '（2024）1号', day: '2024-01-02', remark: '要点' }
    await open([judgment(2), judgment(1, facts), judgment(3, { gone: true })])
    expect(titles()).toEqual(['第1案', '第2案', '第3案'])
    expect(textsOf('.workspace-line__metadata')).toEqual([
      `案例${facts.from}${facts.number}${facts.day}`,
      '案例',
      `${words.withdrawn}案例`,
    ])
    expect(textsOf('.workspace-line__remark')).toEqual([facts.remark])
    expect(all('.workspace-line__folder')).toHaveLength(0)
  })

  test('opens a document by its line', async () => {
    await open([judgment(1)])
    await click(all('.workspace-line__tap')[0]!)
    await until(() => opened.length > 0, PATIENCE)
    expect(opened).toEqual(['/case-detail/c1'])
  })

  test('of few is neither looked through nor filtered', async () => {
    await open(many(8))
    expect(all(`[aria-label="${words.find}"]`)).toHaveLength(0)
    expect(button(words.filter)).toBeUndefined()
  })

  test('is looked through while one types, and says where nothing is left', async () => {
    await open([...many(9), judgment(10, { remark: '违约金 过高' })])
    await type(words.find, '过高 第10案')
    expect([titles(), count()]).toEqual([['第10案'], fill(words.count, { count: 1 })])
    await type(words.find, '过高 第1案')
    expect(pageText()).toContain(fill(words.noMatch, { typed: '过高 第1案' }))
    await click(byLabel(workspaceCopy.searchBar.clearText))
    expect(count()).toBe(fill(words.count, { count: 10 }))
  })
})

describe('the filter', () => {
  const laws = [law(20, { remark: '备注' }), law(21)]
  const choices = () => textsOf('.choice-grid [role="radio"]')
  const choice = (name: string, number: number) => fill(words.filterChoice, { name, count: number })
  const choose = (name: string) =>
    click(all('.choice-grid [role="radio"]').find(({ textContent }) => textContent === name)!)
  const openFilter = async () => {
    await open([...many(8), ...laws, note(1)])
    await tap(words.filter)
  }

  test('counts what each choice would leave, the largest library first', async () => {
    await openFilter()
    const { all: any, marks } = words
    expect(choices()).toEqual([any, choice('案例', 8), choice('法规', 2), any, choice(marks.noted, 2)])
    await choose(choice('法规', 2))
    expect(choices()).toEqual([any, choice('案例', 8), choice('法规', 2), any, choice(marks.noted, 1)])
    expect(button(fill(words.filterShow, { count: 2 }))).toBeDefined()
  })

  test('filters at once, says that it does, and is taken back as a whole', async () => {
    await openFilter()
    expect(button(words.filterReset).getAttribute('aria-disabled')).toBe('true')
    await choose(choice('法规', 2))
    await choose(choice(words.marks.noted, 1))
    expect([titles(), button(words.filter)]).toEqual([['第20法'], undefined])
    expect(button(words.filtered)).toBeDefined()
    await tap(words.filterReset)
    expect([count(), button(words.filtered)]).toEqual([fill(words.count, { count: 10 }), undefined])
  })

  test('and the search box stay while they are in use, although few documents are left', async () => {
    await open(many(9))
    await type(words.find, '第1案')
    await tap(words.filter)
    await choose(choice('案例', 9))
    await act(() => changeWorkspace([{ id: 'case-detail c9', kind: 'document' }]))
    expect(button(words.filtered)).toBeDefined()
    await tap(words.filterReset)
    expect(button(words.filter)).toBeUndefined()
    await click(byLabel(workspaceCopy.searchBar.clearText))
    expect([count(), all(`[aria-label="${words.find}"]`)]).toEqual([fill(words.count, { count: 8 }), []])
  })

  test('that leaves nothing of what is typed says what was typed; without it, that the filter did', async () => {
    await openFilter()
    await choose(choice('法规', 2))
    await type(words.find, '第1案')
    expect(pageText()).toContain(fill(words.noMatch, { typed: '第1案' }))
    expect(titles()).toEqual([])
  })
})

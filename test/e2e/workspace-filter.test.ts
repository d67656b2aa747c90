/** Saved documents are filtered by library and by remarks, each choice with its count. */
import { workspaceCopy, fill } from '@/copy/workspace'
import { violationsOn } from '../support/axe'
import { caseSeed, countTo, WORKSPACE, seedWorkspace, type Seed } from './workspace-support'
import { type Phone, type Visit, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { workspace } = workspaceCopy

const lawSeed = (n: number): Seed => ({
  id: `law 第${n}部法`,
  kind: 'document',
  body: {
    ...{
      title: `第${n}部法`,
      route: 'law-detail',
      params: { id: `l${n}` },
      library: '法规',
      citation: '',
      folders: [],
    },
    ...{ keptAt: 100 + n, ...(n === 0 && { remark: '要查' }) },
  },
})

const holds = (phone: Phone, count: number) =>
  phone.top.locator('.workspace__count').getByText(fill(workspace.count, { count }), { exact: true }).waitFor()
const choice = (phone: Phone, name: string, count: number) =>
  phone.page.getByRole('radio', { name: fill(workspace.filterChoice, { name, count }), exact: true })

test.each<Visit & { width: number }>([
  { width: 375, height: 812 },
  { width: 320, height: 568, theme: 'dark' },
])('a workspace of two libraries is filtered at %j', async visit => {
  const phone = await open(WORKSPACE, visit)
  await phone.sees(workspace.toSearch)
  await seedWorkspace(phone, 'guest', [...countTo(8).map(caseSeed), ...countTo(3).map(lawSeed)])
  await phone.page.reload()
  await holds(phone, 11)
  const tap = (name: string) => phone.button(name).tap()
  await tap(workspace.filter)
  await choice(phone, '法规', 3).tap()
  await choice(phone, workspace.marks.noted, 1).tap()
  await phone.settled()
  await phone.shot(`desk-filter-${visit.width}`)
  expect(await violationsOn(phone.page)).toEqual([])
  await phone.page.getByRole('button', { name: fill(workspace.filterShow, { count: 1 }), exact: true }).tap()
  await holds(phone, 1)
  await phone.settled()
  await phone.shot(`desk-filtered-${visit.width}`)
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)

  await tap(workspace.filtered)
  await phone.page.getByRole('button', { name: workspace.filterReset, exact: true }).tap()
  await phone.page.getByRole('button', { name: fill(workspace.filterShow, { count: 11 }), exact: true }).tap()
  await holds(phone, 11)
  await phone.close()
})

test('filters that distinguish nothing are not shown', async () => {
  const phone = await open(WORKSPACE)
  await phone.sees(workspace.toSearch)
  await seedWorkspace(phone, 'guest', countTo(12).map(caseSeed))
  await phone.page.reload()
  await holds(phone, 12)
  await phone.button(workspace.filter).tap()
  await choice(phone, '案例', 12).waitFor()
  expect(await phone.page.getByRole('radiogroup', { name: workspace.filterMark, exact: true }).count()).toBe(0)
  await phone.close()
})

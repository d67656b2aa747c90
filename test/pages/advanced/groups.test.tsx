import { advancedCopy } from '@/copy/advanced'
import { fill, listCopy } from '@/copy/list'
import { encodeUrlQuery } from '@domain/query/codec'
import { advancedDimensions } from '@/platform/storage/keys'
import { all, click, byLabel, one, press, until } from '../../support/render-block'
import {
  box,
  button,
  causes,
  chips,
  confirm,
  enter,
  form,
  group,
  leave,
  line,
  names,
  opened,
  search,
  searched,
  starting,
  suggests,
  toasts,
  type,
} from './support'

const { advanced } = advancedCopy

describe('whose form it is', () => {
  test.each([
    ['law', '法规高级检索'],
    ['proDoc', '检察文书高级检索'],
    ['bidding', '案例高级检索'],
    ['nonsense', '案例高级检索'],
  ])('%s: %s', async (library, title) => {
    await form({ type: library })
    expect(one('.header__title').textContent).toBe(title)
  })
})

describe('words', () => {
  test('Enter makes a chip of each, leaving the box does too; the count is told', async () => {
    await form()
    await enter('全文', '违约金  -和解')
    expect(chips('全文')).toEqual(['违约金', `${advanced.excluding}和解`])
    expect(group('全文').textContent).toContain('2/5')
    await type('全文', '过高')
    await leave('全文')
    expect(chips('全文')).toEqual(['违约金', `${advanced.excluding}和解`, '过高'])
    expect(box('全文').value).toBe('')
    expect(toasts()).toEqual([])
  })

  test('the same word again is told for 2 s, a sixth one for 5 s; it stays in the box', async () => {
    await form()
    await enter('全文', '一 二 三 四 五')
    await enter('全文', '五')
    await enter('全文', '六')
    expect(toasts()).toEqual([
      ['已存在相同的筛选条件', 2000],
      ['该条件不能超过5个', 5000],
    ])
    expect(box('全文').value).toBe('六')
  })

  test('a chip can be removed', async () => {
    await form()
    await enter('全文', '甲 乙')
    await click(byLabel(`${advancedCopy.ui.removeCondition} 甲`))
    expect(chips('全文')).toEqual(['乙'])
  })
})

describe('modes', () => {
  test('a gap is chosen with its digits, no more than 99', async () => {
    await form()
    await enter('全文', '违约金 过高')
    await click(starting(`全文 ${advanced.modes.title}`))
    await type(advanced.gap.label, '1a50')
    await until(() => box(advanced.gap.label).value === '99')
    await confirm()
    expect(chips('全文')).toEqual(['违约金 过高'])
    expect(group('全文').textContent).toContain('间隔99字')
    await search()
    expect(searched().conditions).toMatchObject([{ name: '全文', value: '违约金 过高', mode: 'gap', space: 99 }])
  })

  test('all becomes any', async () => {
    await form()
    await enter('全文', '甲 乙')
    await click(starting(`全文 ${advanced.anyOrAll.title}`))
    await click(line('任一满足'))
    await search()
    expect(searched().conditions.map(({ any }) => any)).toEqual([true, true])
  })

  test('one of several judges presides while all must hold', async () => {
    const judges = ['甲', '乙'].map(value => ({ name: '法官', value, any: true, isJudge: true }))
    await form({ query: encodeUrlQuery(judges) })
    expect(chips('法官')).toEqual(['审判长甲', '审判长乙'])
    await click(starting(`法官 ${advanced.anyOrAll.title}`))
    await click(line('全部满足'))
    expect(chips('法官')).toEqual(['审判长甲', '乙'])
    await click(starting(`法官 ${advanced.presiding.title}`))
    await click(line('乙'))
    await confirm()
    expect(chips('法官')).toEqual(['甲', '审判长乙'])
  })
})

describe('suggestions', () => {
  const suggestion = (name: string) => ({ name, value: name, valueHighLight: [`<em>${name}</em>`], description: '' })
  const openCause = async () => {
    await click(starting('案由 输入案由'))
    await until(() => document.activeElement === box('输入案由'))
  }

  test('only the groups of the dimension are offered; a pick becomes a chip and is not taken twice', async () => {
    suggests.groups = [
      { pre: '案由', value: [suggestion('买卖合同纠纷')], directToPageFlag: false },
      { pre: '法院', value: [suggestion('买卖法院')], directToPageFlag: false },
    ]
    await form()
    await openCause()
    await type('输入案由', '买卖')
    await until(() => all('.suggestions .list-item').length > 0)
    expect(all('.suggestions .list-item').map(each => each.textContent)).toEqual(['买卖合同纠纷'])
    await click(line('买卖合同纠纷'))
    await until(() => all('.suggest-screen').length === 0)
    expect(chips('案由')).toEqual(['买卖合同纠纷'])

    await openCause()
    await type('输入案由', '买卖')
    await until(() => all('.suggestions .list-item').length > 0)
    await click(line('买卖合同纠纷'))
    expect(toasts()).toEqual([['已存在相同的筛选条件', 2000]])
    expect(chips('案由')).toEqual(['买卖合同纠纷'])
  })

  test('the tree of causes stands there before a word is typed; a node becomes a chip by its name', async () => {
    causes.roots = [{ name: '合同纠纷', value: '民事/合同纠纷', count: 12, hasChildren: true }]
    causes.below = [{ name: '买卖合同纠纷', value: '民事/合同纠纷/买卖合同纠纷', count: 5, hasChildren: false }]
    await form()
    await openCause()
    await until(() => all('.suggest-screen [role="treeitem"]').length > 0)
    await click(byLabel(fill(listCopy.filter.expand, { name: '合同纠纷' })))
    await until(() => all('.suggest-screen [role="treeitem"]').length > 1)
    await click(starting('买卖合同纠纷 '))
    await until(() => all('.suggest-screen').length === 0)
    expect(chips('案由')).toEqual(['买卖合同纠纷'])
  })

  test('nothing found is said; Enter takes the words as they are', async () => {
    await form()
    await openCause()
    await type('输入案由', '买卖')
    await until(() => one('.suggest-screen').textContent?.includes('没有匹配的结果') === true)
    await press(box('输入案由'), 'Enter')
    await until(() => all('.suggest-screen').length === 0)
    expect(chips('案由')).toEqual(['买卖'])
  })

  test('a judicial keyword must be picked: Enter says so and keeps the words, a search does not pass them over', async () => {
    await form({ type: 'judicial' })
    await click(starting('关键词 输入关键词'))
    await enter('输入关键词', '代位权')
    expect(toasts()).toEqual([['请选择关键词', 2000]])
    expect(box('输入关键词').value).toBe('代位权')
    await click(byLabel(advancedCopy.action.back))
    await until(() => all('.suggest-screen').length === 0)
    expect(group('关键词').textContent).toContain('代位权')
    await search()
    expect(toasts()).toHaveLength(2)
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('ranges and choices', () => {
  test('fees are digits, 0 becomes 1, and an end below its start is told to stand alone', async () => {
    await form()
    await type('标的额 起', '0')
    await until(() => box('标的额 起').value === '1')
    await type('标的额 起', '500')
    await type('标的额 止', '10x0')
    await until(() => box('标的额 止').value === '100')
    await leave('标的额 止')
    expect(group('标的额').textContent).toContain('100万元以下')
    await search()
    expect(searched().conditions).toMatchObject([{ name: '标的额', value: 'TO100', description: '100万元以下' }])
  })

  test('of the levels of a law ten are taken, the eleventh is told', async () => {
    await form({ type: 'law' })
    await click(starting('效力级别'))
    const lines = all('.option-list__line')
    expect(lines).toHaveLength(14)
    for (const each of lines.slice(0, 11)) await click(each)
    expect(toasts()).toEqual([['该条件不能超过10个', 5000]])
    await confirm()
    expect(group('效力级别').textContent).toContain('10/10')
  })
})

describe('dimensions', () => {
  test('one is added, kept on the device, and gone after a reset', async () => {
    await form()
    expect(names()).not.toContain('法官')
    await click(line(advanced.add))
    await click(line('法官'))
    await confirm()
    expect(names()).toContain('法官')
    expect(advancedDimensions('case').get()).toEqual(['judge'])
    await enter('全文', '甲')
    await click(button(advancedCopy.action.reset))
    expect(names()).not.toContain('法官')
    expect(chips('全文')).toEqual([])
    expect(advancedDimensions('case').get()).toBeUndefined()
  })

  test('one kept from before is there, and can be taken out', async () => {
    advancedDimensions('case').set(['judge'])
    await form()
    expect(names()).toContain('法官')
    await click(byLabel('移除检索维度 法官'))
    expect(names()).not.toContain('法官')
    expect(advancedDimensions('case').get()).toEqual([])
  })
})

/** The findings of 引用核验: each state with its reason, the differences of a quotation, filtering and copying. */
import type { CheckedCitation } from '@contract/citation-check'
import {
  FINDING_STATES,
  FINDING_STATE_NAMES,
  type FindingState,
  findingStateMessage,
  findingStateName,
} from '@domain/citation-check/finding-messages'
import { type Assessment, ASSESSMENT_NAMES, assessmentOf } from '@domain/citation-check/assessment'
import { LIMITS } from '@domain/limits'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { clipboard } from '@/platform/clipboard'
import { all, click, one, press } from '../../support/render-block'
import { toastTexts } from '../../support/toasts'
import { area, button, check, findings, library, pageText, takeBack, tap, textsOf, toasted } from './support'

const { citationCheck } = citationCheckCopy
const LAW = '中华人民共和国渔业法'
const NUMBER = '（2020）内01民终90012号'
const law = (state: FindingState, more: Partial<CheckedCitation> = {}): CheckedCitation => ({
  ...{ state, library: 'law', id: 'l', title: LAW, article: '第五条', text: '现行的文字。' },
  ...more,
})
const former = { id: 'l-2013', title: `${LAW}（2013年修正）`, text: '修改前的文字。' }
const changes: CheckedCitation['changes'] = [
  { kind: 'same', text: '应当' },
  { kind: 'removed', text: '依法' },
  { kind: 'added', text: '自愿' },
]
const headline = () => one('.verdict__sentence').textContent
const shapeOf = () => one('.finding .status').className.replace('status status--', '')

describe('a citation', () => {
  test.each<[string, CheckedCitation, string]>([
    ['in force', law('inForce'), 'in-force'],
    ['of a law that is in force in part', law('inForce', { time_limited: '部分失效' }), 'in-force'],
    ['of the text before an amendment', law('amended', { former }), 'amended'],
    ['of an article that is gone', law('amended', { former, text: undefined }), 'amended'],
    ['of a law without effect', law('repealed'), 'repealed'],
    ['of a law that is not yet in force', law('notYet'), 'pending'],
    ['of an article that there is not', law('noArticle'), 'repealed'],
    ['of a paragraph that there is not', law('noArticle', { lacks: 'paragraph' }), 'repealed'],
    ['of a name with the number of another', law('mismatched', { number: '法释〔2020〕6号' }), 'repealed'],
    ['of a law of which the library has another text', law('absent'), 'draft'],
    ['that the library has nothing of', { state: 'absent' }, 'draft'],
    ['of other words', law('misquoted', { changes }), 'partly'],
    ['of words that stand in another article', law('misquoted', { standsIn: '第六条' }), 'partly'],
    ['of which the text says what another article says', law('otherArticle', { resembles: '第六条' }), 'partly'],
  ])('%s is named, with its state and its reason', async (_, checked, shape) => {
    library({ [LAW]: checked })
    await check(`依照《${LAW}》第五条，应予支持。`)
    const reason = checked.changes ? '缺“依法”，多“自愿”' : findingStateMessage(checked, '第五条')
    expect(textsOf('.finding__name')).toEqual([`《${LAW}》第五条`])
    expect([textsOf('.finding .status'), shapeOf()]).toEqual([[findingStateName(checked)], shape])
    expect(textsOf('.finding__message')).toEqual(reason ? [reason] : [])
  })

  test('has a name whose lines break before the article and before the paragraph', async () => {
    library({ [LAW]: law('noArticle', { lacks: 'paragraph' }) })
    await check(`依照《${LAW}》第五条第二款，应予支持。`)
    expect(textsOf('.finding__part')).toEqual(['第五条', '第二款'])
  })

  test.each([
    ['shows the beginning of its article', '，应予支持', []],
    ['says that a quotation agrees', '规定：“现行的文字现行的文字。”', ['引文与原文一致']],
    [
      'says that a paraphrase was not compared word by word',
      '规定，当事人应当依照法律的规定承担责任。',
      ['所述内容未逐字核对'],
    ],
  ])('in force %s', async (_, words, messages) => {
    library({ [LAW]: law('inForce') })
    await check(`依照《${LAW}》第五条${words}`)
    expect(textsOf('.finding__beginning')).toEqual(['现行的文字。'])
    expect(textsOf('.finding__message')).toEqual(messages)
  })

  test('of a judgment is found by its number, with its title', async () => {
    library({ [NUMBER]: { state: 'found', library: 'case', id: 'c', title: '某买卖合同纠纷案' } })
    await check(`参见呼和浩特市中级人民法院${NUMBER}民事判决。`)
    expect(textsOf('.finding .status')).toEqual([FINDING_STATE_NAMES.found])
    expect(textsOf('.finding__message')).toEqual(['某买卖合同纠纷案'])
  })

  test('of another case under the number tells the case that the library has', async () => {
    const checked = { title: '某民间借贷纠纷案', number: NUMBER, cause: '民间借贷纠纷', date: '2020-05-04' }
    library({ [NUMBER]: { state: 'otherCase', library: 'case', id: 'c', ...checked } })
    await check(`参见呼和浩特市中级人民法院${NUMBER}股权代持纠纷一案。`)
    expect(textsOf('.finding .status')).toEqual(['编号存在，但并非所称案件'])
    expect(one('.finding__message').textContent).toContain('民间借贷纠纷')
  })

  test.each(FINDING_STATES)('that is %s has the colour of its assessment', async state => {
    library({ [LAW]: law(state) })
    await check(`依照《${LAW}》第五条，应予支持。`)
    expect(all(`.finding--${assessmentOf({ state })}`)).toHaveLength(1)
  })

  test('of a judgment that was overturned has to be changed, although it was found', async () => {
    const laterReview = { word: '二审已改判', overturned: true }
    library({ [NUMBER]: { state: 'found', library: 'case', id: 'c', title: '甲案', laterReview } })
    await check(`参见${NUMBER}判决。`)
    expect(all('.finding--change')).toHaveLength(1)
    expect(headline()).toBe(`1 处引用，1 处${ASSESSMENT_NAMES.change}`)
  })

  test('stands with its place in the document: the words around it, no further than its paragraph', async () => {
    library({ [LAW]: law('inForce') })
    await check(`第一段。\n原告认为，依照《${LAW}》第五条，应予支持。\n第三段。`)
    expect(one('.finding__words').textContent).toBe(`《${LAW}》第五条`)
    expect(one('.finding__context').textContent).toBe(`原告认为，依照《${LAW}》第五条，应予支持。`)
  })
})

describe('a quotation', () => {
  const quoting = `依照《${LAW}》第五条规定：“应当自愿”，应予支持。`

  test('that differs shows what it lacks and what it adds, for eye and ear', async () => {
    library({ [LAW]: law('misquoted', { changes }) })
    await check(quoting)
    expect(textsOf('[role="deletion"]')).toEqual([`${citationCheck.removed}依法`])
    expect(textsOf('[role="insertion"]')).toEqual([`${citationCheck.added}自愿`])
    expect(textsOf('.finding__wording')).toEqual([
      `${citationCheck.original}应当${citationCheck.removed}依法`,
      `${citationCheck.quotation}应当${citationCheck.added}自愿`,
    ])
    expect(textsOf('.finding__message')).toEqual(['缺“依法”，多“自愿”'])
  })

  test('of another article shows no difference: its words are right', async () => {
    library({ [LAW]: law('misquoted', { standsIn: '第六条' }) })
    await check(quoting)
    expect(all('.finding__quote')).toHaveLength(0)
    expect(pageText()).toContain(findingStateMessage(law('misquoted', { standsIn: '第六条' }), '第五条'))
  })

  test('that differs is shown for no other state', async () => {
    library({ [LAW]: law('amended', { changes, former }) })
    await check(quoting)
    expect(all('.finding__quote')).toHaveLength(0)
  })
})

describe('the list', () => {
  const names = { 渔业法: law('inForce'), 森林法: law('noArticle'), 草原法: law('inForce'), 海岛法: law('misquoted') }
  const text = '依照《渔业法》第五条、《森林法》第五条、《草原法》第五条、《海岛法》第五条，应予支持。'
  const choices = () => textsOf('.verdict__choices [role="radio"]')
  const choose = (name: string) =>
    click(all('.verdict__choices [role="radio"]').find(({ textContent }) => textContent === name)!)
  const counted = (assessment: Assessment, count: number) =>
    fill(citationCheck.counted, { name: ASSESSMENT_NAMES[assessment], count })
  const countedState = (state: FindingState, count: number) =>
    fill(citationCheck.counted, { name: FINDING_STATE_NAMES[state], count })
  const problems = ['《森林法》第五条', '《海岛法》第五条']
  const right = ['《渔业法》第五条', '《草原法》第五条']

  test('has one headline and the seal of the worst, problems first; what is right is folded', async () => {
    library(names)
    await check(text)
    expect(headline()).toBe(`4 处引用，2 处${ASSESSMENT_NAMES.change}`)
    expect(textsOf('.seal')).toEqual([citationCheck.seals.change])
    expect(choices()).toEqual([citationCheck.all, counted('change', 2), counted('right', 2)])
    expect(textsOf('.finding__name')).toEqual(problems)
    await tap(fill(citationCheck.unfold, { count: 2 }))
    expect(textsOf('.finding__name')).toEqual([...problems, ...right])
  })

  test('of right citations only is not folded, and says so', async () => {
    library({ 渔业法: law('inForce') })
    await check('依照《渔业法》第五条，应予支持。')
    expect(headline()).toBe(fill(citationCheck.allRight, { all: 1 }))
    expect(textsOf('.seal')).toEqual([citationCheck.seals.right])
    expect(textsOf('.finding__name')).toEqual(['《渔业法》第五条'])
  })

  test('without a fault claims none where the library cannot decide', async () => {
    library({ 渔业法: law('inForce') })
    await check('依照《渔业法》第五条、《海洋花园法》第五条，应予支持。')
    expect(headline()).toBe(`2 处引用，1 处${ASSESSMENT_NAMES.heed}`)
    expect(textsOf('.seal')).toEqual([citationCheck.seals.heed])
  })

  test('says once up to which day the library is complete', async () => {
    const completeness = '本库收录至2026年03月01日'
    library({ 渔业法: law('inForce', { completeness }), 草原法: law('inForce', { completeness }) })
    await check('依照《渔业法》第五条、《草原法》第五条，应予支持。')
    expect(pageText().split(completeness)).toHaveLength(2)
    expect(textsOf('.citation-check__summary')).toEqual([completeness])
  })

  test('is filtered to one assessment, and whole again', async () => {
    library(names)
    await check(text)
    await choose(counted('right', 2))
    expect(textsOf('.finding__name')).toEqual(right)
    expect(textsOf('.verdict__choices [aria-checked="true"]')).toEqual([counted('right', 2)])
    await choose(citationCheck.all)
    expect(textsOf('.finding__name')).toEqual(problems)
  })

  test('is filtered with the arrow keys, from one tab stop', async () => {
    library(names)
    await check(text)
    const radios = () => all('[role="radiogroup"] [role="radio"]')
    expect(radios().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    radios()[0]!.focus()
    await press(radios()[0]!, 'ArrowLeft')
    expect(textsOf('.finding__name')).toEqual(right)
    expect([document.activeElement, radios().map(({ tabIndex }) => tabIndex)]).toEqual([radios()[2], [-1, -1, 0]])
  })

  test('of many shows some at a time, and begins anew when it is filtered', async () => {
    const { visible } = LIMITS.citationCheck
    const count = 2 * visible + 5
    library({ 渔业法: law('inForce') })
    await check(Array.from({ length: count }, (_, at) => `《渔业法》第${at + 1}条`).join('，'))
    const counts = [findings().length]
    await tap(fill(citationCheck.more, { count: visible }))
    counts.push(findings().length)
    await choose(counted('right', count))
    counts.push(findings().length)
    await tap(fill(citationCheck.more, { count: visible }))
    await tap(fill(citationCheck.more, { count: 5 }))
    counts.push(findings().length)
    expect(counts).toEqual([visible, 2 * visible, visible, count])
    expect(button(fill(citationCheck.more, { count: visible }))).toBeUndefined()
  })

  test('is copied whole as lines with reasons and differences, whatever it is filtered to', async () => {
    const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
    library({ ...names, 海岛法: law('misquoted', { changes }) })
    await check(text)
    await choose(counted('change', 2))
    await tap(citationCheck.copy)
    await toasted()
    expect(toastTexts()).toEqual([citationCheckCopy.copied.finished])
    const [head, ...lines] = copied.mock.calls[0]![0].split('\n')
    const counts = [countedState('misquoted', 1), countedState('noArticle', 1), countedState('inForce', 2)].join('，')
    expect(head).toBe(fill(citationCheck.textSummary, { all: 4, counts }))
    const line = (at: number, name: string, state: FindingState) =>
      fill(citationCheck.line, { at, words: `《${name}》第五条`, state: FINDING_STATE_NAMES[state] })
    expect(lines).toEqual([
      line(1, '渔业法', 'inForce'),
      fill(citationCheck.lineWithMessage, {
        line: line(2, '森林法', 'noArticle'),
        message: findingStateMessage(names.森林法, '第五条'),
      }),
      line(3, '草原法', 'inForce'),
      fill(citationCheck.lineWithMessage, { line: line(4, '海岛法', 'misquoted'), message: '缺“依法”，多“自愿”' }),
    ])
  })

  test('of too many citations says so, also where it is copied', async () => {
    const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
    jest.replaceProperty(LIMITS.citationCheck as { most: number }, 'most', 3)
    library(names)
    await check(text)
    const note = fill(citationCheck.most, { most: 3 })
    expect(textsOf('.citation-check__summary')).toEqual([note])
    await tap(citationCheck.copy)
    await toasted()
    expect(copied.mock.calls[0]![0].split('\n')[1]).toBe(note)
  })

  test('that the device does not let be copied says so', async () => {
    jest.spyOn(clipboard, 'copy').mockResolvedValue(false)
    library(names)
    await check(text)
    await tap(citationCheck.copy)
    await toasted()
    expect(toastTexts()).toEqual([citationCheckCopy.copied.failed])
  })

  test('makes room for another document; the message brings the text back', async () => {
    library(names)
    await check(text)
    await tap(citationCheck.again)
    expect([findings().length, area().value, toastTexts()]).toEqual([0, '', [citationCheck.emptied]])
    await takeBack()
    expect(area().value).toBe(text)
  })
})

test('places that were not understood are counted, listed and copied', async () => {
  library({ [LAW]: law('inForce') })
  await check(`依照《${LAW}》第五条，另见《最高人民法院公报》2020年第5期。`)
  expect(pageText()).toContain(fill(citationCheck.summaryUnread, { count: 1 }))
  expect(pageText()).toContain(fill(citationCheck.unread, { count: 1 }))
  expect(textsOf('.finding__words')).toContain('《最高人民法院公报》2020年第5期')
})

/** 引用核验 before a result: the accepted input, the progress, and failures. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import type { CitationToCheck } from '@contract/citation-check'
import { LIMITS } from '@domain/limits'
import * as calls from '@/api/citation-check'
import { FINDING_STATE_NAMES } from '@domain/citation-check/finding-messages'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { until } from '../../support/render-block'
import { gate } from '../../support/time'
import { toastTexts } from '../../support/toasts'
import {
  PATIENCE,
  Refusal,
  area,
  button,
  check,
  findings,
  isOff,
  library,
  open,
  paste,
  sent,
  service,
  pageText,
  takeBack,
  tap,
  textsOf,
  toasted,
} from './support'

const { citationCheck } = citationCheckCopy
const LAW = '中华人民共和国渔业法'
const ONE = `依照《${LAW}》第五条，应予支持。`
const ARTICLES = Array.from({ length: 99 }, (_, at) => `《${LAW}》第${at + 1}条`)
const inForce = { state: 'inForce' as const, library: 'law', id: 'l', title: LAW }
const requests = () => sent(CITATION_CHECK_PATHS.check)
const progress = () => textsOf('.citation-check__progress').join()

describe('what is pasted', () => {
  test('can be checked as soon as there is a word: blanks are none', async () => {
    await open()
    expect(isOff(citationCheck.check)).toBe(true)
    await paste(' \n\t')
    expect(isOff(citationCheck.check)).toBe(true)
    await paste(ONE)
    expect(isOff(citationCheck.check)).toBe(false)
  })

  test('may be the example, which goes as soon as there is a text', async () => {
    await open()
    button(`${citationCheck.example.name}${citationCheck.example.text}`).focus()
    await tap(`${citationCheck.example.name}${citationCheck.example.text}`)
    expect(area().parentElement!.contains(document.activeElement)).toBe(true)
    expect(area().value).toBe(citationCheck.example.text)
    expect(isOff(citationCheck.check)).toBe(false)
    expect(pageText()).not.toContain(citationCheck.example.name)
  })

  test('is no longer than the limit; at the limit the note says what to do', async () => {
    await open()
    expect(area().maxLength).toBe(LIMITS.citationCheck.pasted)
    await paste('字'.repeat(LIMITS.citationCheck.pasted - 1))
    expect(textsOf('.citation-check__note')).toEqual([citationCheck.note])
    await paste('字'.repeat(LIMITS.citationCheck.pasted))
    expect(textsOf('.citation-check__note')).toEqual([citationCheck.full])
  })

  test('that cites nothing says so without a request, and comes back to be changed', async () => {
    const text = '双方约定了租金，未写明期限。'
    await check(text)
    expect(pageText()).toContain(citationCheck.none)
    expect(requests()).toEqual([])
    await tap(citationCheck.again)
    await takeBack()
    expect(area().value).toBe(text)
  })

  test('may name what is no law: it is shown only where the library has it', async () => {
    const text = '依照《备忘录》第四条，双方应当付款。'
    library({})
    await check(text)
    expect(requests()).toHaveLength(1)
    expect(pageText()).toContain(citationCheck.none)
    library({ 备忘录: { ...inForce, title: '备忘录' } })
    await tap(citationCheck.again)
    await takeBack()
    await tap(citationCheck.check)
    await until(() => findings().length > 0, PATIENCE)
    expect(findings()).toHaveLength(1)
  })

  test('is asked for once where it cites the same twice, and shown twice', async () => {
    library({ [LAW]: inForce })
    await check(`${ONE}${ONE}`)
    expect(requests().map(({ body }) => (body as CitationToCheck[]).length)).toEqual([1])
    expect(findings()).toHaveLength(2)
  })

  test('is cut where it cites too much, which is said', async () => {
    const { most, visible } = LIMITS.citationCheck
    library({ [LAW]: inForce })
    await check(`《${LAW}》第五条，`.repeat(most + 1))
    expect(textsOf('.citation-check__summary')).toEqual([fill(citationCheck.most, { most })])
    expect(textsOf('.verdict__sentence')).toEqual([fill(citationCheck.allRight, { all: most })])
    expect(findings()).toHaveLength(visible)
  })
})

describe('while it is checked', () => {
  test('citations go some at a time, and the bar tells which', async () => {
    const [first, second] = [gate(), gate()]
    const answers = [first, second]
    const { atOnce } = LIMITS.citationCheck
    service.answers[CITATION_CHECK_PATHS.check] = async (questions: CitationToCheck[]) => {
      await answers[requests().length - 1]!.opened
      return questions.map(() => inForce)
    }
    const all = ARTICLES.length
    await open()
    await paste(ARTICLES.join('，'))
    await tap(citationCheck.check)
    await until(() => requests().length === 1, PATIENCE)
    await until(() => progress().includes(fill(citationCheck.stages.check, { from: 1, to: atOnce, all })), PATIENCE)
    expect(progress()).toContain(fill(citationCheck.stages.check, { from: 1, to: atOnce, all }))
    first.open()
    await until(() => requests().length === 2, PATIENCE)
    expect(progress()).toContain(fill(citationCheck.stages.check, { from: atOnce + 1, to: all, all }))
    second.open()
    await until(() => findings().length > 0, PATIENCE)
    expect(requests().map(({ body }) => (body as CitationToCheck[]).length)).toEqual([atOnce, all - atOnce])
    expect(textsOf('.verdict__sentence')).toEqual([fill(citationCheck.allRight, { all })])
  })

  test('it can be stopped: the request ends, and a late answer changes nothing', async () => {
    const late = gate()
    service.answers[CITATION_CHECK_PATHS.check] = async () => {
      await late.opened
      return [inForce]
    }
    await open()
    await paste(ONE)
    await tap(citationCheck.check)
    await until(() => requests().length === 1, PATIENCE)
    expect(button(citationCheck.check)).toBeUndefined()
    await tap(citationCheck.stop)
    expect(requests()[0]?.aborted).toBe(true)
    expect(progress()).toBe('')
    let turns = 0
    late.open()
    await until(() => turns++ > 2)
    expect(findings()).toHaveLength(0)
    expect(area().value).toBe(ONE)
    expect(toastTexts()).toEqual([])
  })
})

describe('what fails', () => {
  test.each([
    ['no network', 'network', citationCheckCopy.error.network],
    ['too many requests', 429, citationCheckCopy.error.throttled],
    ['a broken service', 503, citationCheckCopy.error.server],
    ['fewer answers than questions', [], citationCheckCopy.error.server],
    ['a refusal', new Refusal(400, { resultMsg: '每次最多核验50处引用' }), '每次最多核验50处引用'],
  ])('%s is told, the text stays, and it can be checked again', async (_, answer, sentence) => {
    service.answers[CITATION_CHECK_PATHS.check] = answer
    await open()
    await paste(ONE)
    await tap(citationCheck.check)
    await toasted()
    expect(toastTexts()).toEqual([sentence])
    expect(area().value).toBe(ONE)
    library({ [LAW]: inForce })
    await tap(citationCheck.check)
    await until(() => findings().length > 0, PATIENCE)
    expect(textsOf('.finding .status')).toEqual([FINDING_STATE_NAMES.inForce])
  })

  test('unexpectedly, ends the progress too', async () => {
    library({ [LAW]: inForce })
    jest.spyOn(calls, 'checkCitations').mockRejectedValueOnce(new Error('no reply'))
    await open()
    await paste(ONE)
    await tap(citationCheck.check)
    await toasted()
    expect([toastTexts(), progress()]).toEqual([[citationCheckCopy.error.server], ''])
    await tap(citationCheck.check)
    await until(() => findings().length > 0, PATIENCE)
    expect(findings()).toHaveLength(1)
  })

  test('of two requests the second: nothing of the first is shown', async () => {
    service.answers[CITATION_CHECK_PATHS.check] = (questions: CitationToCheck[]) =>
      requests().length > 1 ? 429 : questions.map(() => inForce)
    await open()
    await paste(ARTICLES.join('，'))
    await tap(citationCheck.check)
    await toasted()
    expect([toastTexts(), findings().length]).toEqual([[citationCheckCopy.error.throttled], 0])
  })
})

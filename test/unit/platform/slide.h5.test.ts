/** @jest-environment jsdom */
/** The focus and the animation of pages that come and go. */
import { beginSlide, saveOrRestoreFocus } from '@/platform/router/slide'

/** The media queries that match. */
let matching: RegExp
const app = () => document.getElementById('app')!
const button = () => document.querySelector<HTMLElement>('#first button')!
/** MutationObserver reports after the current task. */
const observed = () => Promise.resolve()

async function addPage(id = 'second') {
  const page = Object.assign(document.createElement('div'), { id, className: 'taro_page', innerHTML: '<p>乙</p>' })
  app().appendChild(page)
  await observed()
  return page
}
async function removePage(page: Element) {
  page.remove()
  await observed()
  jest.advanceTimersByTime(100)
}

beforeEach(() => {
  jest.useFakeTimers()
  matching = /(?!)/
  window.matchMedia = query => ({ matches: matching.test(query) }) as MediaQueryList
  document.body.innerHTML = `
    <div id="app"><div class="taro_page" id="first"><button>甲</button><input></div></div><button id="outside"></button>`
})
afterEach(() => {
  beginSlide(undefined)
  jest.useRealTimers()
})

describe('the focus', () => {
  const open = async (selector: string) => {
    document.querySelector<HTMLElement>(selector)!.focus()
    saveOrRestoreFocus('PUSH')
    const page = await addPage()
    ;(document.activeElement as HTMLElement).blur()
    return page
  }

  test('returns to what opened the page, once that is gone', async () => {
    const page = await open('#first button')
    saveOrRestoreFocus('POP')
    await addPage('third')
    jest.advanceTimersByTime(100)
    expect(document.activeElement).toBe(document.body)
    document.getElementById('third')!.remove()
    await removePage(page)
    expect(document.activeElement).toBe(button())
  })

  test.each<[string, string, () => void]>([
    ['to what is no longer there', '#first button', () => button().remove()],
    ['to a field of a phone', '#first input', () => (matching = /hover: none/)],
    ['from where the reader has put it', '#first button', () => document.getElementById('outside')!.focus()],
    ['to what lies outside the pages', '#outside', () => undefined],
  ])('does not return %s', async (_, selector, change) => {
    const page = await open(selector)
    saveOrRestoreFocus('POP')
    change()
    const before = document.activeElement
    await removePage(page)
    expect(document.activeElement).toBe(before)
  })

  test('returns to a field where there is a keyboard', async () => {
    const page = await open('#first input')
    saveOrRestoreFocus('POP')
    await removePage(page)
    expect(document.activeElement).toBe(document.querySelector('input'))
  })

  test('of a document without an app is left alone', () => {
    app().remove()
    expect(() => saveOrRestoreFocus('POP')).not.toThrow()
  })
})

describe('a page', () => {
  const first = () => document.getElementById('first')!
  const end = (element: Element, target = element) => {
    const event = new Event('animationend', { bubbles: true })
    Object.defineProperty(event, 'target', { value: target })
    element.dispatchEvent(event)
  }
  const shades = () => document.querySelectorAll('.page-dim').length

  test('slides in over the last one, which is out of reach meanwhile', async () => {
    beginSlide('in')
    const page = await addPage()
    expect([page.className, first().className, shades()]).toEqual(['taro_page page-coming', 'taro_page page-below', 1])
    expect(first().getAttribute('aria-hidden')).toBe('true')
    end(page, page.querySelector('p')!)
    expect(shades()).toBe(1)
    end(page)
    expect([page.className, first().className, shades()]).toEqual(['taro_page', 'taro_page', 0])
    expect(first().hasAttribute('aria-hidden')).toBe(false)
  })

  test('slides out where it was scrolled to, without its id', async () => {
    const page = await addPage()
    page.scrollTop = 70
    beginSlide('out')
    page.remove()
    await observed()
    const frame = document.querySelector('.page-leaving')!
    expect([page.parentElement, page.id, page.scrollTop, shades()]).toEqual([frame, '', 70, 1])
    end(frame)
    expect([document.querySelector('.page-leaving'), shades()]).toEqual([null, 0])
  })

  test('ends its slide after a second, should the browser not tell', async () => {
    beginSlide('in')
    const page = await addPage()
    jest.advanceTimersByTime(1000)
    expect([page.className, shades()]).toEqual(['taro_page', 0])
  })

  test('ends its slide before the next one begins', async () => {
    beginSlide('in')
    const page = await addPage()
    beginSlide('in')
    expect(page.className).toBe('taro_page')
    const third = await addPage('third')
    expect([third.className, page.className, shades()]).toEqual(['taro_page page-coming', 'taro_page page-below', 1])
  })

  test.each<[string, 'in' | undefined, RegExp]>([
    ['for a reader who wants no motion', 'in', /prefers-reduced-motion/],
    ['that the browser animates', undefined, /(?!)/],
  ])('does not slide %s', async (_, direction, query) => {
    matching = query
    beginSlide(direction)
    const page = await addPage()
    expect([page.className, shades()]).toEqual(['taro_page', 0])
  })

  test('that replaces the last one does not slide in', async () => {
    beginSlide('in')
    first().remove()
    const page = await addPage()
    expect([page.className, shades()]).toEqual(['taro_page', 0])
  })

  test('slides out only when itself is removed, and among pages only', async () => {
    const page = await addPage()
    beginSlide('out')
    app().appendChild(document.createElement('i'))
    app().appendChild(document.createTextNode('x'))
    first().remove()
    await observed()
    expect(shades()).toBe(0)
    page.remove()
    await observed()
    expect(shades()).toBe(1)
  })

  test('of a document without an app, or of an empty one, does not slide', async () => {
    first().remove()
    beginSlide('in')
    const page = await addPage()
    expect(page.className).toBe('taro_page')
    app().remove()
    expect(() => beginSlide('in')).not.toThrow()
  })
})

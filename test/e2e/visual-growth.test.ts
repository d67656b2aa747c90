/** Bars grow when a chart is first visible, and never again. */
import { visualCopy, fill } from '@/copy/visual'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const { visual } = visualCopy
/** Its parts are one whole, so that it has a pie beside its bars. */
const AMOUNTS = '【演示数据】标的额'

async function visit(reducedMotion: 'no-preference' | 'reduce', clock?: Date) {
  const phone = await open('/search', { now: clock })
  await phone.page.emulateMedia({ reducedMotion })
  await phone.goto('/case-visual')
  while (!(await slot(phone).count())) {
    const groups = phone.top.locator('.section__title')
    const shown = await groups.count()
    await phone.button(visual.more).tap()
    await groups.nth(shown).waitFor()
  }
  await slot(phone).locator('canvas').waitFor({ state: 'attached' })
  return phone
}

const slot = (phone: Phone) =>
  phone.top
    .locator('.chart-card')
    .filter({ has: phone.page.getByRole('button', { name: fill(visual.table, { title: AMOUNTS }), exact: true }) })

/** The length of the first bar, frame by frame, while it appears and for longer than it grows. */
const watched = (phone: Phone) =>
  slot(phone)
    .locator('.chart__canvas')
    .evaluate(async surface => {
      const length = () => {
        const canvas = surface.querySelector('canvas')
        if (!canvas) return 0
        const row = Math.round((34 * canvas.height) / canvas.clientHeight)
        const { data } = canvas.getContext('2d')!.getImageData(0, row, canvas.width, 1)
        let pixels = 0
        // --c1, whatever the theme.
        for (let at = 0; at < data.length; at += 4) if (data[at] === 47 && data[at + 1] === 109) pixels++
        return pixels
      }
      const lengths = [length()]
      surface.scrollIntoView({ block: 'center' })
      for (let frame = 0; frame < 60; frame++) {
        await new Promise(resolve => requestAnimationFrame(resolve))
        lengths.push(length())
      }
      return lengths
    })

const lastOf = (lengths: number[]) => lengths[lengths.length - 1]!
const way = async (phone: Phone, face: string) =>
  slot(phone).getByRole('radio', { name: face, exact: true }).tap({ force: true })

test('bars grow once: not when scrolled, resized or visited again', async () => {
  const phone = await visit('no-preference')
  const lengths = await watched(phone)
  const whole = lastOf(lengths)
  expect(whole).toBeGreaterThan(100)
  expect(lengths[0]).toBe(whole)
  const from = lengths.indexOf(Math.min(...lengths))
  expect(lengths[from]).toBeLessThan(whole / 3)
  const rising = lengths.slice(from)
  expect(rising).toEqual([...rising].sort((a, b) => a - b))

  const stands = async () => expect(new Set(await watched(phone))).toEqual(new Set([whole]))
  await phone.top.evaluate(page => page.scrollTo(0, 0))
  await stands()
  await way(phone, visual.faces.pie)
  await way(phone, visual.faces.bars)
  await stands()
  await phone.page.setViewportSize({ width: 320, height: 812 })
  const narrow = await watched(phone)
  expect(Math.min(...narrow.slice(1))).toBe(lastOf(narrow))
  await phone.close()
})

test('a clock that stands still does not stop a bar', async () => {
  const phone = await visit('no-preference', new Date('2026-11-20T09:00:00+08:00'))
  const lengths = await watched(phone)
  expect(lengths[0]).toBeGreaterThan(100)
  expect(lastOf(lengths)).toBe(lengths[0])
  await phone.close()
})

test('with reduced motion they have their full length at once', async () => {
  const phone = await visit('reduce')
  const lengths = await watched(phone)
  expect(lastOf(lengths)).toBeGreaterThan(100)
  expect(new Set(lengths).size).toBe(1)
  await phone.close()
})

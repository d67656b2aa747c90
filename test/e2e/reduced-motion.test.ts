/** With reduced motion nothing moves, and all else is equal. */
import { h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

test('a list stays where a jump led', async () => {
  const phone = await open('/search')
  await phone.page.emulateMedia({ reducedMotion: 'reduce' })
  await phone.goto('/case-list')
  await phone.top.locator('.row').first().waitFor()
  const astray = await phone.top.evaluate(async (page, least) => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    while (page.scrollHeight < least) {
      page.scrollBy(0, 200)
      await frame()
    }
    const ways: number[] = []
    for (const top of [0, 900, 1800, 2700, 1800, 900, 1800, 2700]) {
      page.scrollTop = top
      await frame()
      await frame()
      ways.push(page.scrollTop - top)
    }
    return ways
  }, 4000)
  expect(astray).toEqual(astray.map(() => 0))
  await phone.close()
})

/** A full workspace: its speed, and the number of rendered rows. */
import { workspaceCopy } from '@/copy/workspace'
import { letPass } from '../support/time'
import { caseSeed, countTo, WORKSPACE, folderSeed, seedWorkspace, TITLE } from './workspace-support'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { workspace } = workspaceCopy

test('five thousand entries are there at once, with a screenful rendered', async () => {
  const phone = await open(WORKSPACE)
  await phone.sees(workspace.toSearch)
  await seedWorkspace(phone, 'guest', [...countTo(20).map(folderSeed), ...countTo(4980).map(caseSeed)])

  // A reader with saved documents has this code on the device; home opens the workspace when idle.
  await phone.page.evaluate(() => localStorage.setItem('desk-news', JSON.stringify({ v: 1, d: 0 })))
  await phone.goto('/search')
  await phone.settled()
  // Nothing on the screen shows that it has.
  await letPass(2000)
  const devtools = await phone.page.context().newCDPSession(phone.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const opens = await timed(phone, () => phone.button(TITLE).tap(), { least: 5, most: 60 })
  // Each has a line above it except the first.
  const unparted = await phone.top
    .locator('.workspace-line')
    .evaluateAll(lines => lines.filter(line => getComputedStyle(line, '::before').content === 'none').length)
  expect(unparted).toBe(1)
  const box = phone.top.getByRole('textbox', { name: workspace.find })
  const finds = await timed(phone, () => box.fill('第4321篇'), { least: 1, most: 1 })
  process.stdout.write(
    `figure: a desk of 5,000 entries opens in ${opens} ms at a quarter of the speed, finds in ${finds} ms\n`,
  )
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await phone.top.getByRole('tab', { name: '第19号案 249', exact: true }).waitFor()
  await phone.close()
})

/** Milliseconds from the first touch or letter to this many lines on the screen. */
async function timed(phone: Phone, act: () => Promise<void>, lineRange: { least: number; most: number }) {
  const took = phone.page.evaluate(
    ({ least, most }) =>
      new Promise<number>(resolve => {
        let began: number | undefined
        const begin = () => (began ??= performance.now())
        for (const type of ['touchstart', 'input']) addEventListener(type, begin, { capture: true, once: true })
        const look = () => {
          const { length } = document.querySelectorAll('.workspace-line')
          if (began !== undefined && length >= least && length <= most) resolve(Math.round(performance.now() - began))
          else requestAnimationFrame(look)
        }
        look()
      }),
    lineRange,
  )
  await act()
  return took
}

/** The first load is counted in bytes: what the browser fetched to show the first route, compressed as the server sends it. */
import { gzipSync } from 'node:zlib'
import { copy } from '@/copy'
import { h5App } from './support'

const LIMIT = 150 * 1024

const { open } = h5App()

test('first-load JavaScript of the first route is at most 150 KB gzip', async () => {
  const phone = await open('/nowhere')
  const scripts: Array<Promise<Buffer>> = []
  phone.page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  await phone.goto('/search')
  await phone.sees(copy.home.intros.case)
  await phone.page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
  process.stdout.write(
    `figure: first-load JS of /search ${(bytes / 1024).toFixed(1)} KB gzip, at most ${LIMIT / 1024}\n`,
  )
  expect(scripts.length).toBeGreaterThan(2)
  expect(bytes).toBeLessThanOrEqual(LIMIT)
  await phone.close()
})

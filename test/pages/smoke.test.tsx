import { renderPage } from '../support/render-page'
import Page from '@/pages/not-found/index'

test('mounts', async () => {
  await renderPage(Page)
  expect(document.body.textContent).toContain('not-found')
})

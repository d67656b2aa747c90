/** A pane of the home screen whose service fails, refuses, or returns nothing. */
import { copy } from '@/copy'
import { h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

describe('when the service fails', () => {
  const CATALOG = /similarity\/api\/v1\/catalog/

  test('the pane says so and retries; the rest of the screen stays', async () => {
    let offline = true
    const phone = await open('/search')
    await phone.page.route(CATALOG, route => (offline ? route.abort() : route.continue()))
    await phone.top.getByRole('tab', { name: '类案' }).click()
    await phone.text(copy.home.intros.similarity).waitFor()
    await phone.button(copy.action.retry).waitFor()
    expect(await phone.top.locator('.state').innerText()).toContain('网络异常')
    offline = false
    await phone.button(copy.action.retry).click()
    await phone.text('35 册').waitFor()
    expect(await phone.top.locator('.state').count()).toBe(0)
    await phone.close()
  })

  test('a missing permission is reported once and not requested again', async () => {
    const phone = await open('/search')
    await phone.page.route(CATALOG, route => route.fulfill({ status: 403, json: {} }))
    await phone.top.getByRole('tab', { name: '类案' }).click()
    await phone.sees('抱歉，您暂无权限访问该页面')
    expect(await phone.button(copy.action.retry).count()).toBe(0)
    await phone.close()
  })

  test('an empty library says so', async () => {
    const phone = await open('/search')
    await phone.page.route(CATALOG, route => route.fulfill({ json: { isSuccess: true, data: [] } }))
    await phone.top.getByRole('tab', { name: '类案' }).click()
    await phone.sees(copy.noDocuments)
    expect(await phone.top.getByText('0 册').count()).toBe(0)
    await phone.close()
  })
})

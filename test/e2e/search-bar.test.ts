/** The search bar of a list, by finger and by key. */
import { copy } from '@/copy'
import { eventually, letPass } from '../support/time'
import { box, suggestion, layer, openBar, addressed, conditionsIn, expectConditions } from './search-support'
import { type Phone, type Visit, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

/** The box takes the focus when it opens and, if it has lost it, once more two frames later. */
async function focusSettled(phone: Phone) {
  await box(phone).waitFor()
  await phone.page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  })
}

describe('the bar of a list', () => {
  const conditions = [
    { name: '全文', value: '合同', level: 1 },
    { name: '全文', value: '违约金', level: 1 },
  ]
  const openList = async (visit: Visit = {}) => {
    const phone = await open(addressed('/case-list', conditions), visit)
    await phone.top.locator('.row').first().waitFor()
    return phone
  }

  test('Backspace in the empty box removes the last chip, and a duplicate is reported', async () => {
    const phone = await openList()
    await openBar(phone)
    await box(phone).press('Backspace')
    await expectConditions(phone, '/case-list', '全文:合同')
    await box(phone).fill('合同')
    await box(phone).press('Enter')
    await phone.toast(copy.toast.exists).waitFor()
    expect(await box(phone).inputValue()).toBe('合同')
    await box(phone).fill('过高')
    await box(phone).press('Enter')
    await expectConditions(phone, '/case-list', '全文:合同', '全文:过高')
    await layer(phone).waitFor({ state: 'detached' })
    await phone.close()
  })

  test('on a slow phone the box has the focus and keeps it', async () => {
    const phone = await openList()
    const devtools = await phone.page.context().newCDPSession(phone.page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await openBar(phone)
    await layer(phone).waitFor()
    // Twice the time after which a box without the focus closes.
    await letPass(400)
    expect(await box(phone).evaluate(input => input === document.activeElement)).toBe(true)
    await devtools.detach()
    await phone.close()
  })

  test("the phone's back, Esc, the mask and 取消 close the top layer and keep the list in place", async () => {
    const phone = await open(addressed('/home-search-input', conditions))
    await box(phone).press('Enter')
    await phone.top.locator('.row').first().waitFor()
    const ways: Array<() => Promise<unknown>> = [
      () => phone.page.keyboard.press('Escape'),
      () => phone.page.touchscreen.tap(180, 780),
      () => phone.button(copy.action.cancel).tap(),
      () => phone.page.goBack(),
    ]
    for (const close of ways) {
      await openBar(phone)
      await box(phone).fill('过')
      await close()
      await layer(phone).waitFor({ state: 'detached' })
      await eventually(() => expect(conditionsIn(phone)).toEqual(['/case-list', '全文:合同', '全文:违约金']))
    }
    await phone.close()
  })

  test('it closes with the keyboard; a key that moves through the suggestions keeps it open', async () => {
    const phone = await openList()
    await openBar(phone)
    await box(phone).fill('买卖合同')
    await suggestion(phone, '买卖合同纠纷').first().waitFor()
    for (let steps = 0; steps < 12; steps++) {
      await phone.page.keyboard.press('Tab')
      if (
        await suggestion(phone, '买卖合同纠纷')
          .first()
          .evaluate(line => line === document.activeElement)
      )
        break
    }
    // Longer than a box without the focus stays open.
    await letPass(300)
    await phone.page.keyboard.press('Enter')
    await expectConditions(phone, '/case-list', '全文:合同', '全文:违约金', '案由:买卖合同纠纷')
    await openBar(phone)
    await focusSettled(phone)
    await box(phone).blur()
    await layer(phone).waitFor({ state: 'detached' })
    await phone.close()
  })

  test('it leaves while scrolling down, returns when pulled back, and stays for keyboard users', async () => {
    const phone = await openList()
    const well = phone.top.locator('.search-bar__open')
    const scrollBy = (by: number) => phone.top.evaluate((page, distance) => page.scrollBy(0, distance), by)
    await scrollBy(300)
    await well.waitFor({ state: 'hidden' })
    await scrollBy(-40)
    await well.waitFor({ state: 'visible' })
    await phone.page.keyboard.press('Tab')
    await scrollBy(200)
    // Longer than it takes to leave.
    await letPass(500)
    expect(await well.isVisible()).toBe(true)
    await phone.close()
  })

  test('a chip is removed in place, and a guest of a browser has no back key', async () => {
    const phone = await openList()
    expect(await phone.button(copy.action.back).count()).toBe(0)
    await phone.button(`${copy.ui.removeCondition} 全文 合同`).tap()
    await expectConditions(phone, '/case-list', '全文:违约金')
    expect(await layer(phone).count()).toBe(0)
    await phone.close()
  })
})

/** A long law, open in the reader. */
import { readerCopy } from '@/copy/reader'
import { longLaw } from '../support/long-law'
import type { Phone, Visit } from './support'

export const ADDRESS = '/law-detail/l1'
export const LAW = /lawregu\/l1(\?|$)/
export const law = longLaw('l1')

export function lawReader(start: (visit?: Visit) => Promise<Phone>) {
  const serve = (phone: Phone, data: unknown = law) =>
    phone.page.route(LAW, route => route.fulfill({ json: { isSuccess: true, data } }))

  async function openLaw(data: unknown = law, visit: Visit = {}, address = ADDRESS) {
    const phone = await start(visit)
    await serve(phone, data)
    await phone.goto(address)
    await phone.top.locator('.text-block').first().waitFor()
    return phone
  }
  return { serve, openLaw }
}

export const tool = (phone: Phone, name: string) => phone.top.locator('.tools').getByRole('button', { name })

export const contents = (phone: Phone) =>
  phone.top.locator('.header').getByRole('button', { name: readerCopy.reader.contents })

/** The text with these words rests right under the header. */
export const isUnder = (phone: Phone, words: string) =>
  phone.page.waitForFunction(beginning => {
    const line = document.querySelector('.reader-header')!.getBoundingClientRect().bottom
    const block = [...document.querySelectorAll('.text-block')].find(each => each.textContent!.startsWith(beginning))
    return block && Math.abs(block.getBoundingClientRect().top - line) < 1
  }, words)

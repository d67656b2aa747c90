/** A desk of as many entries as it may hold: how fast it is there, and what of it is drawn. */
import { copy } from '@/copy/desk'
import { ROUTES } from '@/routing/routes'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { desk } = copy
const { url: DESK, title: TITLE } = ROUTES.desk

test('five thousand entries are there at once, a screenful of them drawn', async () => {
  const phone = await open('/search')
  await phone.goto(DESK)
  await phone.sees(desk.toSearch)
  await phone.page.evaluate(async count => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('desk', 1)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
    })
    const store = db.transaction('entries', 'readwrite').objectStore('entries')
    const put = (id: string, kind: string, body: object) =>
      store.put({ owner: 'guest', id, entry: { id, kind, body, editedAt: 1, version: 0, changed: true } })
    for (let n = 0; n < 20; n++) put(`folder ${n}`, 'folder', { name: `第${n}号案`, colour: 'brand', order: n })
    for (let n = 0; n < count; n++)
      put(`case-detail ${n}`, 'document', {
        ...{
          title: `第${n}篇：某公司与某人买卖合同纠纷二审民事判决书`,
          route: 'case-detail',
          params: { jid: `c${n}` },
        },
        ...{ library: '案例', from: '某某市中级人民法院', number: `（2023）某01民终${n}号`, day: '2023-05-04' },
        ...{ citation: `第${n}篇`, folders: [`folder ${n % 20}`], keptAt: n },
      })
    await new Promise(resolve => (store.transaction.oncomplete = resolve))
    db.close()
  }, 4980)

  await phone.goto('/search')
  await phone.settled()
  const devtools = await phone.page.context().newCDPSession(phone.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const opens = await timed(phone, () => phone.button(TITLE).tap(), { least: 5, most: 60 })
  const box = phone.top.getByRole('textbox', { name: desk.find })
  const finds = await timed(phone, () => box.fill('第4321篇'), { least: 1, most: 1 })
  process.stdout.write(
    `figure: a desk of 5,000 entries opens in ${opens} ms at a quarter of the speed, finds in ${finds} ms\n`,
  )
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await phone.top.getByRole('tab', { name: '第19号案 249', exact: true }).waitFor()
  await phone.close()
})

/** Milliseconds from the first touch or letter to so many lines on the screen. */
async function timed(phone: Phone, act: () => Promise<void>, wanted: { least: number; most: number }) {
  const took = phone.page.evaluate(
    ({ least, most }) =>
      new Promise<number>(resolve => {
        let began: number | undefined
        const begin = () => (began ??= performance.now())
        for (const type of ['touchstart', 'input']) addEventListener(type, begin, { capture: true, once: true })
        const look = () => {
          const { length } = document.querySelectorAll('.desk-line')
          if (began !== undefined && length >= least && length <= most) resolve(Math.round(performance.now() - began))
          else requestAnimationFrame(look)
        }
        look()
      }),
    wanted,
  )
  await act()
  return took
}

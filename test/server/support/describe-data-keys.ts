/** Tests a change of the key to phone numbers. */
import type { AccountStore, StoreOptions } from '../../../server/accounts'

interface KeyWorld {
  open(more: Partial<StoreOptions>): Promise<AccountStore>
  rows(table: string): Promise<number>
}

const [FIRST, SECOND, THIRD] = [1, 2, 3].map(at => Buffer.alloc(32, at))
const [FIRST_PHONE, SECOND_PHONE, THIRD_PHONE] = ['13800138000', '13900139000', '13700137000'] as const
const FORM = {
  ...{ source: '10', codetype: '', trycode: '', gdtVid: '', unionId: '' },
  ...{ name: '王', phone: THIRD_PHONE, firm: '所', consent: 'v1' },
}
const ANOTHER_KEY = /sealed with another key: set DATA_KEY/

export function describeDataKeys(world: () => KeyWorld) {
  describe('the key to phone numbers', () => {
    async function within<T>(
      keys: Pick<StoreOptions, 'dataKey' | 'oldDataKey'>,
      work: (store: AccountStore) => Promise<T>,
    ) {
      const store = await world().open(keys)
      return work(store).finally(() => store.close())
    }
    const numbers = async (store: AccountStore) => [
      (await store.phones.ownerOf(FIRST_PHONE))?.id,
      (await store.phones.ownerOf(SECOND_PHONE))?.id,
      ...(await store.trialApplications.list()).map(({ phone }) => phone),
    ]

    it('is changed while servers know both, and then the old one is no longer needed', async () => {
      await within({ dataKey: FIRST }, async store => {
        expect(await store.phones.set('demo-member', FIRST_PHONE)).toBe(true)
        await store.trialApplications.add(FORM)
      })
      const all = ['demo-member', 'demo-office', THIRD_PHONE]
      await within({ dataKey: SECOND, oldDataKey: FIRST }, async store => {
        expect(await store.phones.set('demo-office', FIRST_PHONE)).toBe(false)
        expect(await store.phones.set('demo-office', SECOND_PHONE)).toBe(true)
        await store.trialApplications.add(FORM)
        expect(await numbers(store)).toEqual(all)
        await expect(within({ dataKey: SECOND }, numbers)).rejects.toThrow(ANOTHER_KEY)
        expect(await store.reseal()).toBe(3)
        expect(await numbers(store)).toEqual(all)
        expect(await store.reseal()).toBe(3)
      })
      expect(await within({ dataKey: SECOND }, numbers)).toEqual(all)
      await expect(within({ dataKey: FIRST }, numbers)).rejects.toThrow(ANOTHER_KEY)
    })

    const values = { name: '王', applicant: '王', relation: '本人', contact: THIRD_PHONE, reason: '隐私' }
    const subject = { collection: 'case', document: 'c1', title: '某案' }
    it.each<[what: string, add: (store: AccountStore) => Promise<unknown>]>([
      ['The phone numbers of accounts', store => store.phones.set('demo-member', FIRST_PHONE)],
      ['The phone numbers of trial applications', store => store.trialApplications.add(FORM)],
      [
        'The requests for masking or withdrawal',
        store => store.removalRequests.add({ ...subject, kind: 'mask', values, consent: 'v1', visitor: 'v' }),
      ],
      [
        'The masks and withdrawals of documents',
        store => store.redactions.add({ kind: 'withdraw', ...subject }, Buffer.alloc(32)),
      ],
    ])('is needed at the start: %s', async (what, add) => {
      await within({ dataKey: FIRST }, add)
      await expect(world().open({ dataKey: SECOND })).rejects.toThrow(`${what} were sealed with another key: `)
      await within({ dataKey: SECOND, oldDataKey: FIRST }, store => store.reseal())
      await within({ dataKey: SECOND }, async () => undefined)
    })

    it('is not changed if a single number needs another one', async () => {
      await within({ dataKey: FIRST }, store => store.trialApplications.add(FORM))
      const before = { dataKey: SECOND, oldDataKey: FIRST }
      await within(before, async store => {
        await store.phones.set('demo-member', FIRST_PHONE)
        await store.trialApplications.add({ ...FORM, phone: SECOND_PHONE })
      })
      await within({ dataKey: THIRD, oldDataKey: SECOND }, async store => {
        await expect(store.reseal()).rejects.toThrow(ANOTHER_KEY)
      })
      expect(await within(before, numbers)).toEqual(['demo-member', undefined, THIRD_PHONE, SECOND_PHONE])
      expect(await world().rows('trial_applications')).toBe(2)
    })
  })
}

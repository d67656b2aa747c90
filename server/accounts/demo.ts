/**
 * Demo accounts. A server creates and enables them if it runs as a demo, and otherwise disables them. The README lists
 * them.
 */
import { PERMISSION_POINTS } from '@contract/user'
import { DAY, type RandomBytes } from '../runtime'
import type { Accounts, NewAccount } from './accounts'
import { hashPassword } from './passwords'

type DemoAccount = NewAccount & { id: string; login: string; password: string }

export const DEMO_MEMBER_ID = 'demo-member'

export const DEMO_ACCOUNTS: DemoAccount[] = [
  { id: DEMO_MEMBER_ID, kind: 'member', name: '演示会员', login: 'member', password: 'alpha-member' },
  {
    id: 'demo-office',
    kind: 'office',
    name: '演示机构用户',
    officeId: 'demo-office-1',
    login: 'office',
    password: 'alpha-office',
    permissions: [...PERMISSION_POINTS],
  },
  {
    id: 'demo-office-few',
    kind: 'office',
    name: '演示机构用户（部分权限）',
    officeId: 'demo-office-2',
    login: 'office-few',
    password: 'alpha-office-few',
    permissions: ['judgement', 'lawregu'],
  },
  { id: 'demo-trial', kind: 'trial', name: '演示试用用户', login: 'trial', password: 'alpha-trial' },
]

const TRIAL_LIFE = 3650 * DAY
/** A low cost for hashes of demo passwords, which are public. The usual cost would slow the first start. */
const COST = 2 ** 10

/** Creates missing demo accounts. Another server may create the same accounts at this moment. */
export async function createDemoAccounts(accounts: Accounts, random: RandomBytes) {
  for (const account of DEMO_ACCOUNTS) {
    if (await accounts.find(account.id)) continue
    const password = await hashPassword(account.password, random, COST)
    const trialLasts = account.kind === 'trial' ? TRIAL_LIFE : undefined
    await accounts.create({ ...account, password, trialLasts, demo: true })
  }
}

import type { ListedApplication } from '../accounts/trial-applications'
import { say, UsageError } from './command'
import type { Parts } from './place'

const lineOf = ({ id, appliedAt, name, phone, firm, source, consent }: ListedApplication) => [
  `${id}`,
  appliedAt.toISOString(),
  name,
  phone,
  firm,
  source,
  consent ?? 'not asked',
]

/** What `trials …` does; nothing where the words say nothing that is known. */
export async function trials(
  { trialApplications }: Parts,
  [what, ...ids]: string[],
  options: Map<string, string>,
): Promise<boolean> {
  const all = options.has('all')
  if (what === 'list' && ids.length === 0 && !all) {
    for (const application of await trialApplications.list()) say(...lineOf(application))
    return true
  }
  if (what !== 'remove' || ids.length > 0 === all) return false
  if (all) {
    say(`removed ${await trialApplications.removeAll()} applications`)
    return true
  }
  const strange = ids.find(id => !/^\d{1,15}$/.test(id))
  if (strange !== undefined) throw new UsageError(`There is no application ${strange}.`)
  let removed = 0
  for (const id of ids) removed += await trialApplications.remove(Number(id))
  if (removed < ids.length) throw new UsageError(`${removed} were removed; the others are not there.`)
  say(`removed ${removed} applications`)
  return true
}

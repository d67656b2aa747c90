import type { ListedApplication } from '../accounts/trial-applications'
import { printLine, UsageError } from './command'
import type { Repositories } from './location'

const lineOf = ({ id, appliedAt, name, phone, firm, source, consent }: ListedApplication) => [
  `${id}`,
  appliedAt.toISOString(),
  name,
  phone,
  firm,
  source,
  consent ?? 'not asked',
]

/** Runs `admin trials …`. Returns false if the command is unknown. */
export async function trialsCommand(
  { trialApplications }: Repositories,
  [action, ...ids]: string[],
  options: Map<string, string>,
): Promise<boolean> {
  const all = options.has('all')
  if (action === 'list' && ids.length === 0 && !all) {
    for (const application of await trialApplications.list()) printLine(...lineOf(application))
    return true
  }
  if (action !== 'remove' || ids.length > 0 === all) return false
  if (all) {
    printLine(`removed ${await trialApplications.removeAll()} applications`)
    return true
  }
  const invalid = ids.find(id => !/^\d{1,15}$/.test(id))
  if (invalid !== undefined) throw new UsageError(`There is no application ${invalid}.`)
  let removed = 0
  for (const id of ids) removed += await trialApplications.remove(Number(id))
  if (removed < ids.length) throw new UsageError(`${removed} were removed; the others are not there.`)
  printLine(`removed ${removed} applications`)
  return true
}

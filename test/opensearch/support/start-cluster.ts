/** Runs before the tests of this project: starts a cluster unless one is named, or prints why there is none. */
import { NoCluster, startCluster } from '../../support/opensearch/cluster'
import { missingServices } from '../../support/services'

function leaveOut(reason: string) {
  // With all prerequisites, as in CI, a missing cluster is a failure.
  if (process.env.SERVICES === 'required') throw new NoCluster(reason)
  process.stdout.write(`not run: ${reason}\n`)
}

export default async function () {
  const missing = await missingServices(['PostgreSQL', 'Redis'])
  if (missing) leaveOut(`two servers over all services: ${missing}`)
  else process.env.SHARED_SERVICES = 'yes'
  if (process.env.SEARCH_URL) return
  try {
    process.env.SEARCH_URL = (await startCluster()).join()
    process.env.SEARCH_STARTED = 'yes'
  } catch (error) {
    if (!(error instanceof NoCluster)) throw error
    leaveOut(error.message)
  }
}

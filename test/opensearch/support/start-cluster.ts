/** Before the tests of this project: a cluster, unless one is named, or a line that says why there is none. */
import { NoCluster, startCluster } from '../../support/opensearch/cluster'

export default async function () {
  if (process.env.SEARCH_URL) return
  try {
    process.env.SEARCH_URL = (await startCluster()).join()
    process.env.SEARCH_STARTED = 'yes'
  } catch (error) {
    // Where everything is at hand, as in CI, what could not be run has failed.
    if (!(error instanceof NoCluster) || process.env.SERVICES === 'required') throw error
    process.stdout.write(`not run: ${error.message}\n`)
  }
}

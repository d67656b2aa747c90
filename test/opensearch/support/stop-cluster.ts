import { stopCluster } from '../../support/opensearch/cluster'

export default async function () {
  if (process.env.SEARCH_STARTED) await stopCluster()
}

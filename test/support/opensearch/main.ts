/** `npm run opensearch -- start | status | kill N | restart N | stop` controls the cluster. */
import { clusterStatus, killNode, NoCluster, restartNode, startCluster, stopCluster } from './cluster'

const USAGE = 'npm run opensearch -- start | status | kill N | restart N | stop'

async function main([command = '', number = '']: string[]) {
  switch (command) {
    case 'start':
      return console.log(`SEARCH_URL=${(await startCluster()).join(',')}`)
    case 'status':
      return console.log(await clusterStatus())
    case 'kill':
      return killNode(Number(number))
    case 'restart':
      return restartNode(Number(number))
    case 'stop':
      return stopCluster()
    default:
      throw new NoCluster(USAGE)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof NoCluster ? error.message : error)
  process.exitCode = 1
})

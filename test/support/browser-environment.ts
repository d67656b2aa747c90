/** Jest's environment for browser tests. It gives each file the resources that its worker shares. */
import * as miniProgramHost from '../mini-program-host/src'
import './chromium'
import { closeOccupied, closeShared, shared } from './shared'
import WorkerRealm from './worker-realm'

async function close() {
  await Promise.all([closeShared(), miniProgramHost.closeBrowser()])
}

// Closes the resources when a worker ends: Jest then removes the worker's listener for messages. In a run in one
// process the global teardown closes them.
process.on('removeListener', event => {
  if (event === 'message') void close().finally(() => process.exit())
})

export { close }

export default class BrowserEnvironment extends WorkerRealm {
  override async setup() {
    await super.setup()
    Object.assign(this.global, { shared, miniProgramHost })
  }

  override async teardown() {
    await Promise.all([closeOccupied(), miniProgramHost.closePages()])
    await super.teardown()
  }
}

/**
 * Is preloaded into the server. Prints the longest block of the event loop and the processor time, four times
 * a second.
 */
const { monitorEventLoopDelay } = require('node:perf_hooks')
const { isMainThread } = require('node:worker_threads')

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    process.stderr.write(`held ${(delay.max / 1e6).toFixed(0)} spent ${((user + system) / 1000).toFixed(0)}\n`)
    delay.reset()
  }, 250).unref()
}

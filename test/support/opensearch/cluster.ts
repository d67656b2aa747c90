/** Runs a cluster of three OpenSearch nodes on this machine. Maven fetches the software. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { letPass } from '../time'
import { type ClusterNode, HOME, isRunning, java, LIBRARIES, startNode, urlOf } from './node'

const NODES = 3
const STATE = path.join(HOME, 'cluster.json')
const POM = path.join(__dirname, 'pom.xml')
/** The milliseconds to wait for the cluster. A busy machine needs time to start Java three times. */
const PATIENCE = 120_000

/** The error if a prerequisite of the cluster is missing. Its message is one sentence. */
export class NoCluster extends Error {}

const nodesOf = (): ClusterNode[] =>
  existsSync(STATE) ? (JSON.parse(readFileSync(STATE, 'utf8')) as ClusterNode[]) : []

const save = (nodes: ClusterNode[]) => writeFileSync(STATE, JSON.stringify(nodes))

/** Checks for Java 17 to 23. Later versions have no security manager, which this version of OpenSearch needs. */
function checkJava() {
  const { stderr = '', error } = spawnSync(java(), ['-version'], { encoding: 'utf8' })
  const version = Number(/version "(\d+)/.exec(stderr)?.[1])
  if (error || !(version >= 17 && version < 24))
    throw new NoCluster('There is no Java 17 by JAVA_HOME or on the PATH: no cluster of OpenSearch can be started.')
}

function fetchLibraries() {
  if (existsSync(LIBRARIES)) return
  const partial = `${LIBRARIES}.partial`
  rmSync(partial, { recursive: true, force: true })
  const args = ['-q', '-B', '-f', POM, 'dependency:copy-dependencies', `-DoutputDirectory=${partial}`]
  const { status, error, stdout } = spawnSync('mvn', args, { encoding: 'utf8' })
  if (error) throw new NoCluster('There is no mvn on the PATH: OpenSearch cannot be fetched.')
  if (status !== 0) throw new NoCluster(`Maven could not fetch OpenSearch: ${stdout.trim().split('\n')[0]}`)
  renameSync(partial, LIBRARIES)
}

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Finds free ports. The runner uses HTTP ports up to 9299; transport ports are a hundred above. */
async function freePorts(): Promise<number[]> {
  const ports: number[] = []
  for (let port = 9210; port <= 9299 && ports.length < NODES; port++)
    if ((await isFree(port)) && (await isFree(port + 100))) ports.push(port)
  return ports
}

async function healthOf(
  node: ClusterNode,
  wait = '',
): Promise<{ status: string; number_of_nodes: number } | undefined> {
  try {
    const response = await fetch(`${urlOf(node)}/_cluster/health${wait}`)
    return (await response.json()) as { status: string; number_of_nodes: number }
  } catch {
    return undefined
  }
}

async function waitFor(nodes: ClusterNode[], ready: (node: ClusterNode) => Promise<boolean>) {
  const started = Date.now()
  for (const node of nodes) {
    while (!(await ready(node))) {
      if (!isRunning(node)) throw new NoCluster(`Node ${node.number} ended: see ${HOME}/node${node.number}/out.log.`)
      if (Date.now() - started > PATIENCE) throw new NoCluster('The cluster did not come to be in time.')
      await letPass(200)
    }
  }
}

const complete = async (node: ClusterNode) => (await healthOf(node))?.number_of_nodes === NODES

/** Starts the cluster, or reuses a running one. Returns the addresses of its nodes. */
export async function startCluster(): Promise<string[]> {
  const running = nodesOf()
  if (running.length && running.every(isRunning) && (await complete(running[0]!))) return running.map(urlOf)
  checkJava()
  await stopCluster()
  mkdirSync(HOME, { recursive: true })
  fetchLibraries()
  const ports = await freePorts()
  const planned = ports.map((http, at) => ({ number: at + 1, http, transport: http + 100, pid: 0 }))
  const nodes = planned.map(node => startNode(node, planned))
  save(nodes)
  await waitFor(nodes, complete)
  return nodes.map(urlOf)
}

async function stopNodes(nodes: ClusterNode[], signal: NodeJS.Signals) {
  for (const node of nodes) if (isRunning(node)) process.kill(node.pid, signal)
  for (const node of nodes) while (isRunning(node)) await letPass(100)
}

/** Stops the cluster and deletes all data. */
export async function stopCluster() {
  const nodes = nodesOf()
  await stopNodes(nodes, 'SIGKILL')
  for (const { number } of nodes) rmSync(path.join(HOME, `node${number}`), { recursive: true, force: true })
  rmSync(STATE, { force: true })
}

function nodeOf(number: number): ClusterNode {
  const node = nodesOf().find(one => one.number === number)
  if (!node) throw new NoCluster(`There is no node ${number}.`)
  return node
}

/** Kills a node without warning, like a power cut. */
export const killNode = (number: number) => stopNodes([nodeOf(number)], 'SIGKILL')

/** Starts a killed node again with its data. Returns when the node has joined and all replicas are complete. */
export async function restartNode(number: number) {
  const all = nodesOf()
  const node = startNode(nodeOf(number), all)
  save(all.map(one => (one.number === number ? node : one)))
  await waitFor([node], complete)
  await healthOf(node, '?wait_for_status=green&timeout=60s')
}

export async function clusterStatus(): Promise<string> {
  const nodes = nodesOf()
  if (!nodes.length) return 'there is no cluster'
  const lines = await Promise.all(
    nodes.map(async node => {
      const health = await healthOf(node)
      const state = health ? `${health.status}, ${health.number_of_nodes} nodes` : 'does not answer'
      return `${node.number}  ${urlOf(node)}  ${isRunning(node) ? `process ${node.pid}, ${state}` : 'not running'}`
    }),
  )
  return lines.join('\n')
}

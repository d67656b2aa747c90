/** One node of the cluster: a Java process with its folder under `dist/opensearch`. */
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')
export const HOME = path.join(ROOT, 'dist/opensearch')
export const LIBRARIES = path.join(HOME, 'lib')

export interface ClusterNode {
  number: number
  /** Ports of this machine. */
  http: number
  transport: number
  pid: number
}

const HOST = '127.0.0.1'
export const urlOf = ({ http }: ClusterNode) => `http://${HOST}:${http}`

const MODULES = [
  'org.opensearch.analysis.common.CommonAnalysisPlugin',
  'org.opensearch.painless.PainlessPlugin',
  'org.opensearch.transport.Netty4Plugin',
]
const NAME = 'alpha-search-tests'
/** The options of Java for a small machine, which runs three nodes beside the tests. `OPENSEARCH_JVM` replaces them. */
const SMALL = '-Xms256m -Xmx512m -XX:+UseSerialGC -XX:ActiveProcessorCount=1 -XX:TieredStopAtLevel=1'
const jvm = () => (process.env.OPENSEARCH_JVM ?? SMALL).split(' ')

function configOf(node: ClusterNode, all: ClusterNode[]) {
  const addresses = JSON.stringify(all.map(({ transport }) => `${HOST}:${transport}`))
  return [
    `network.host: ${HOST}`,
    `transport.port: ${node.transport}`,
    `discovery.seed_hosts: ${addresses}`,
    `cluster.initial_cluster_manager_nodes: ${addresses}`,
    // Ignores a full disk of a developer's machine.
    'cluster.routing.allocation.disk.threshold_enabled: false',
    'action.destructive_requires_name: true',
    // Detects a killed node at once.
    'cluster.fault_detection.follower_check.interval: 500ms',
    'cluster.fault_detection.leader_check.interval: 500ms',
    '',
  ].join('\n')
}

export const java = () => (process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin/java') : 'java')

/** Starts a detached process, which outlives its starter. */
export function startNode(node: ClusterNode, all: ClusterNode[]): ClusterNode {
  const folder = path.join(HOME, `node${node.number}`)
  const config = path.join(folder, 'config')
  mkdirSync(config, { recursive: true })
  writeFileSync(path.join(config, 'opensearch.yml'), configOf(node, all))
  const log = openSync(path.join(folder, 'out.log'), 'a')
  const child = spawn(
    java(),
    [
      ...jvm(),
      ...['-cp', path.join(LIBRARIES, '*'), 'org.codelibs.opensearch.runner.OpenSearchRunner'],
      ...['-printOnFailure', '-numOfNode', '1', '-clusterName', NAME, '-moduleTypes', MODULES.join(',')],
      // The runner adds the node's number, which is 1.
      ...['-basePath', folder, '-confPath', config, '-baseHttpPort', String(node.http - 1)],
    ],
    { cwd: folder, detached: true, stdio: ['ignore', log, log] },
  )
  child.unref()
  closeSync(log)
  return { ...node, pid: child.pid ?? 0 }
}

export function isRunning({ pid }: ClusterNode): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

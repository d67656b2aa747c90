/** Runs one attacker and ordinary visitors against a server at the same time. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { memberToken } from '../support/member'
import { startServer } from '../support/server'
import { letPass } from '../support/time'
import { startVisitors, type ResponseTimes } from './visitors'

export interface Campaign {
  /** The seconds of the attack. `once` sends every hostile request one time. */
  seconds: number | 'once'
  /** For each operation, sends only one of so many hostile requests. */
  every?: number
  visitors: number
  /** The seconds in which only the visitors are active, before the attack begins. */
  quiet: number
  /** Whether the attacker is logged in as a member. */
  asMember?: boolean
}

export interface CampaignResult {
  statuses: Record<string, number>
  faults: string[]
  slowest: { ms: number; request: string }
  before: ResponseTimes
  meanwhile: ResponseTimes
  /** The megabytes of the server's process: before the attack, at its end, and at most a minute later. */
  memory: { before: number; after: number; settled: number }
}

const SETTLES = 60_000
/** The most megabytes by which caches may explain that memory has grown. */
const LEFT_OVER = 150

const run = promisify(execFile)

const memoryOf = (pid: number) => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Waits until the server has released memory, but at most a minute. */
async function settledMemory(pid: number, before: number) {
  const until = Date.now() + SETTLES
  while (memoryOf(pid) > before + LEFT_OVER && Date.now() < until) await letPass(1000)
  return memoryOf(pid)
}

export async function campaign({ seconds, visitors, quiet, asMember, every = 1 }: Campaign): Promise<CampaignResult> {
  const server = await startServer({ CORPUS: 'sample', TRUST_PROXY: '1', WORKERS: '2', LOG_LEVEL: 'error' })
  try {
    const token = asMember ? await memberToken(server.origin) : ''
    const endQuiet = startVisitors(server.origin, visitors)
    await letPass(quiet * 1000)
    const before = await endQuiet()
    const memoryBefore = memoryOf(server.pid)
    const endVisits = startVisitors(server.origin, visitors)
    const script = path.join(__dirname, 'attacker.ts')
    const args = ['--import', 'tsx', script, server.origin, String(seconds), String(every), token]
    const { stdout } = await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 })
    const meanwhile = await endVisits()
    const after = memoryOf(server.pid)
    const settled = await settledMemory(server.pid, memoryBefore)
    const attack = JSON.parse(stdout) as Pick<CampaignResult, 'statuses' | 'faults' | 'slowest'>
    return { ...attack, before, meanwhile, memory: { before: memoryBefore, after, settled } }
  } finally {
    await server.stop()
  }
}

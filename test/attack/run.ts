/** `npm run attack` runs an attacker beside ten visitors for ten minutes. Options: `-- --seconds=60`, `-- --member`. */
import { hangUp } from '../bench/load/client'
import { campaign } from './campaign'

const option = (name: string) => process.argv.find(word => word.startsWith(`--${name}`))?.split('=')[1]

async function main() {
  const seconds = Number(option('seconds') ?? 600)
  const asMember = process.argv.includes('--member')
  const outcome = await campaign({ seconds, visitors: 10, quiet: Math.min(30, seconds), asMember })
  process.stdout.write(`${JSON.stringify(outcome, undefined, 2)}\n`)
  hangUp()
  if (outcome.faults.length || outcome.meanwhile.failed) process.exitCode = 1
}

void main()

/** Runs a tool. A failure is told as *not verified*, never as a missing result. */
import { Value } from '@sinclair/typebox/value'
import { copy, type ErrorId, fill } from '../copy'
import type { CoverageItem } from './coverage'
import type { CoverageOf } from './coverage-memory'
import { type Answer, ServiceRefusal, type Tool, type ToolWorld } from './tool'

const { mcp: words } = copy

export interface Reply extends Partial<Answer> {
  /** `none`: the library answered and has nothing. `not_verified`: nobody knows. */
  status: 'answered' | 'none' | 'not_verified'
  coverage: CoverageItem[]
}

/** Refusals by which the library says that it lacks something. */
const LACKING: ReadonlyArray<ErrorId | 'unreachable'> = [
  'not_found',
  'article_unknown',
  'law_ambiguous',
  'law_superseded',
  'document_withdrawn',
]

export const notVerified = (why: string): Pick<Reply, 'status' | 'note' | 'results'> => ({
  status: 'not_verified',
  note: fill(words.notVerified, { why }),
  results: [],
})

/** Returns what is wrong with the arguments, or `undefined`. */
function argumentFault({ input }: Tool, args: unknown): string | undefined {
  const [fault] = Value.Errors(input, args)
  return fault && `${fault.path.slice(1) || 'arguments'}: ${fault.message}`
}

async function answer(tool: Tool, args: Record<string, unknown>, world: ToolWorld) {
  try {
    const result = await tool.run(args, world)
    if (result.results.length > 0) return { status: 'answered' as const, ...result }
    return { status: 'none' as const, note: words.noneInLibrary, ...result }
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error
    if (!LACKING.includes(error.id)) return notVerified(error.sentence)
    return { status: 'none' as const, note: `${words.noneInLibrary}：${error.sentence}`, results: [] }
  }
}

export async function runTool(tool: Tool, args: unknown, world: ToolWorld, coverageOf: CoverageOf): Promise<Reply> {
  const fault = argumentFault(tool, args)
  if (fault) return { ...notVerified(''), note: fill(words.badArguments, { why: fault }), coverage: [] }
  const reply = await answer(tool, args as Record<string, unknown>, world)
  return { ...reply, coverage: await Promise.all(tool.reads.map(coverageOf)) }
}

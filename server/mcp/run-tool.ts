/** Runs a tool. A failure is reported as *not verified*, never as an empty result. */
import { Value } from '@sinclair/typebox/value'
import { copy, type ErrorId, fillPlaceholders } from '../copy'
import type { CoverageItem } from './coverage'
import type { CoverageLookup } from './coverage-cache'
import { type ToolAnswer, ServiceRefusal, type Tool, type ToolContext } from './tool'

const { mcp: words } = copy

/** The reply to an assistant: the answer of a tool, with its status and the coverage of the libraries. */
export interface ToolReply extends Partial<ToolAnswer> {
  /** `none`: the library answered, and has no result. `not_verified`: no answer was obtained. */
  status: 'answered' | 'none' | 'not_verified'
  coverage: CoverageItem[]
}

/** Errors that are reported as `none`: the library has no certain result for the arguments. */
const LACKING: ReadonlyArray<ErrorId | 'unreachable'> = [
  'not_found',
  'article_unknown',
  'law_ambiguous',
  'law_superseded',
  'document_withdrawn',
]

export const notVerifiedReply = (why: string): Pick<ToolReply, 'status' | 'note' | 'results'> => ({
  status: 'not_verified',
  note: fillPlaceholders(words.notVerified, { why }),
  results: [],
})

/** Returns what is wrong with the arguments, or `undefined` if they are valid. */
function argumentFault({ input }: Tool, args: unknown): string | undefined {
  const [fault] = Value.Errors(input, args)
  return fault && `${fault.path.slice(1) || 'arguments'}: ${fault.message}`
}

async function answer(tool: Tool, args: Record<string, unknown>, context: ToolContext) {
  try {
    const result = await tool.run(args, context)
    if (result.results.length > 0) return { status: 'answered' as const, ...result }
    return { status: 'none' as const, note: words.noneInLibrary, ...result }
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error
    if (!LACKING.includes(error.id)) return notVerifiedReply(error.sentence)
    return { status: 'none' as const, note: `${words.noneInLibrary}：${error.sentence}`, results: [] }
  }
}

/** Returns the reply to wrong arguments, or `undefined` if the arguments are valid. */
export function wrongArgumentsReply(tool: Tool, args: unknown): ToolReply | undefined {
  const fault = argumentFault(tool, args)
  return fault === undefined
    ? undefined
    : { ...notVerifiedReply(''), note: fillPlaceholders(words.badArguments, { why: fault }), coverage: [] }
}

export async function runTool(
  tool: Tool,
  args: unknown,
  context: ToolContext,
  coverageOf: CoverageLookup,
): Promise<ToolReply> {
  const refusal = wrongArgumentsReply(tool, args)
  if (refusal) return refusal
  const reply = await answer(tool, args as Record<string, unknown>, context)
  return { ...reply, coverage: await Promise.all(tool.reads.map(coverageOf)) }
}

/** All tools, in the order in which an assistant sees them. */
import { calculatorsTool } from './calculators'
import { CASE_TOOLS } from './cases'
import { CITATION_TOOLS } from './citations'
import { coverageTool } from './coverage'
import { LAW_TOOLS } from './laws'
import type { Tool } from './tool'

export const TOOLS: Tool[] = [...LAW_TOOLS, ...CASE_TOOLS, ...CITATION_TOOLS, calculatorsTool, coverageTool]

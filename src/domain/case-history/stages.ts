/** The stages of a case, and how the kind in a case number shows the stage. */
type Execution = '执行' | '执行异议' | '执行复议' | '执行监督'
export type Stage = '原审' | '一审' | '二审' | '发回重审' | '再审审查' | '再审' | '复核' | Execution

/** Patterns of kinds, with the stage of each. The first match decides. */
const BY_KIND: Array<[kind: RegExp, stage: Stage]> = [
  [/执异/, '执行异议'],
  [/执复|执议/, '执行复议'],
  [/执[监申督]/, '执行监督'],
  [/执/, '执行'],
  [/再[^申监]*$|提$/, '再审'],
  [/重[^终]*$/, '发回重审'],
  [/终$/, '二审'],
  [/初$/, '一审'],
  [/申|监|再审查/, '再审审查'],
  [/核$|刑.?复$/, '复核'],
]

/** Returns the stage that the kind in a case number shows: 民终 → 二审. Returns `undefined` for an unclear kind. */
export const stageOfKind = (kind: string): Stage | undefined => BY_KIND.find(([pattern]) => pattern.test(kind))?.[1]

const EXECUTIONS: Array<Stage | undefined> = ['执行', '执行异议', '执行复议', '执行监督']
export const isExecutionStage = (stage: Stage | undefined): boolean => EXECUTIONS.indexOf(stage) >= 0

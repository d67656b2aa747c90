/** The rounds of a court trial, by code. Some services send the codes. */
export const TRIAL_ROUNDS = {
  1: '一审',
  2: '二审',
  3: '再审',
  4: '执行',
  5: '死刑复核',
  6: '破产清算',
  7: '督促',
  8: '公示催告',
  9: '国家赔偿与司法救助',
  [-1]: '其他',
} as const

const byCode = new Map(Object.entries(TRIAL_ROUNDS) as Array<[string, string]>)

/** Returns the name for a code. A name is returned unchanged. */
export const trialRoundName = (code: string): string => byCode.get(code.trim()) ?? code

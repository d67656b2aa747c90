/** Reads the name of a penalised party. */

/** Matches sentences and remarks, which sources have in place of a name: 同时,该地址也是广西槟咪科技有限公司. */
const CLAUSE = /[，,。；;：:！!？?]|^(?:同时|经查|该|其|你|上述|现|因)|(?:地址|也是|系|位于|法定代表人)/

const LONGEST = 60

/** Returns the trimmed name, or `undefined` if the text is not a name. */
export function partyNameIn(text: string | null | undefined): string | undefined {
  const name = (text ?? '').trim()
  return name.length === 0 || name.length > LONGEST || CLAUSE.test(name) ? undefined : name
}

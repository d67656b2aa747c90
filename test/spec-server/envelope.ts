/**
 * The envelopes of replies, exactly as section 7 of the specification names them: `succeed` and `result`,
 * `isSuccess` and `data`, or `data` alone.
 */
export const result = (what: unknown) => ({ succeed: true, result: what })
export const success = (what: unknown) => ({ isSuccess: true, data: what })
export const data = (what: unknown) => ({ data: what })

export const failed = (resultMsg: string) => ({ succeed: false, resultMsg })
export const refused = (resultMsg: string) => ({ isSuccess: false, resultMsg })

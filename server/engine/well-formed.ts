/** Text as UTF-8 can store it. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

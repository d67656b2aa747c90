/** What UTF-8 can hold, as a stored text comes back. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

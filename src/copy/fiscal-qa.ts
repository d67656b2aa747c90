/** The headings of a question and its answer, and the name of both. */
export const fiscalQaCopy = { question: '问题', answer: '解答', document: '问答' } as const

/** The headings of a question and its answer. */
export const fiscalQaCopy = { question: '问题', answer: '解答' } as const

/** WeChat itself shows the filing of a mini-program. */
export const Filings = () => null

/** Shows nothing, because WeChat itself shows the filing numbers of a mini-program. */
export const Filings = () => null

/** Whether the reader moves by keys. A phone in WeChat has none. */
export const movesByKeys = () => false

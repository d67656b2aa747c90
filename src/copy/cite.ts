/** Texts of the sheet with the formats of a citation. */
export const citeCopy = {
  title: '引用格式',
} as const

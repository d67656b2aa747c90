/** Texts of the sheet with the formats of a citation. */
export const citationFormatsCopy = {
  title: '引用格式',
} as const

/** The mark before the title of each document of the invented sample. */
export const SAMPLE_MARK = '【演示数据】'

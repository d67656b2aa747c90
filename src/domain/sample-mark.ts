/** The mark before the title of each invented document. The sample corpus contains only such documents. */
export const SAMPLE_MARK = '【演示数据】'

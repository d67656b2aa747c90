/** The mark before the title of each invented document. The sample library contains only such documents. */
export const SAMPLE_MARK = '【演示数据】'

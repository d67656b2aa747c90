/** Recognises metadata by its form: the row of a list has only its words. */
export interface Metadata {
  from?: string
  number?: string
  day?: string
}

const DAY = /^(\d{4})(?:-|年)(\d{1,2})(?:-|月)(\d{1,2})/
/** （2023）京01民终1号, 法释〔2020〕17号, 主席令第十五号 */
const NUMBER = /号$/

function dayIn(value: string) {
  const [, year, month = '', day = ''] = DAY.exec(value) ?? []
  return year && [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** The first value of each kind. A word may follow a day, as in 2023年05月04日公布. */
export function metadataIn(values: string[]): Metadata {
  const metadata: Metadata = {}
  for (const value of values.map(one => one.trim()).filter(Boolean)) {
    const day = dayIn(value)
    if (day) metadata.day ??= day
    else if (NUMBER.test(value)) metadata.number ??= value
    else if (!/\d{4}/.test(value)) metadata.from ??= value
  }
  return metadata
}

/** 城市维护建设税, 教育费附加 and 地方教育附加, in per cent of 增值税 and 消费税. */
import type { ReferenceTable } from './reference-table'

export type TaxPlace = 'city' | 'town' | 'elsewhere'

interface SurtaxRow {
  from: string
  construction: Record<TaxPlace, number>
  education: number
  localEducation: number
}

const SURTAX_TABLE: ReferenceTable<SurtaxRow> = {
  source: '中华人民共和国城市维护建设税法；征收教育费附加的暂行规定；财综〔2010〕98号',
  checkedTo: '2026-09-15',
  rows: [
    {
      from: '2021-09-01',
      construction: { city: 7, town: 5, elsewhere: 1 },
      education: 3,
      localEducation: 2,
    },
  ],
}

/** The document that sets the rate of 地方教育附加. */
export const LOCAL_EDUCATION_SURTAX_DOCUMENT = '财综〔2010〕98号'

export const SURTAX_RATES = SURTAX_TABLE.rows[SURTAX_TABLE.rows.length - 1]!

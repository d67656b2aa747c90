/** The library of columns that partner institutions write. */
import { textDimension } from '../../search/dimensions'
import type { Library } from '../../search/library'

export interface PartnerRecord {
  id: string
  columnName: string
  slogan: string
  wechatBiz: string
}

export const partnerLibrary: Library<PartnerRecord> = {
  spec: { name: 'partner', scopes: [], names: [], values: ['columnName', 'wechatBiz'], trees: [], numbers: [] },
  toDocument: record => ({
    id: record.id,
    title: record.columnName,
    blocks: record.slogan ? [{ scope: '', text: record.slogan }] : [],
    names: {},
    values: { columnName: [record.columnName], wechatBiz: [record.wechatBiz] },
    numbers: {},
    weight: 0,
    payload: record,
  }),
  dimensions: { 全文: textDimension('full'), 标题: textDimension('title') },
  membersOnly: [],
}

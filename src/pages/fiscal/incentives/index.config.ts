import { listConfig } from '../../page-config'

/** Seldom a list: a pull would find nobody to ask anew. */
export default { ...listConfig('tax-incentives-app'), enablePullDownRefresh: false }

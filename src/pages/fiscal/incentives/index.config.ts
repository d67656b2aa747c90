import { listConfig } from '../../page-config'

/** Pull to refresh is off: only an address with a query shows a list that can reload. */
export default { ...listConfig('tax-incentives-app'), enablePullDownRefresh: false }

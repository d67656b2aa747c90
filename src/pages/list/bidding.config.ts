import { listConfig } from '../page-config'

export default listConfig('bidding-list')

import { documentConfig } from '../page-config'

export default documentConfig('bidding-detail')

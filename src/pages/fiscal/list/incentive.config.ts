import { listConfig } from '../../page-config'

export default listConfig('tax-incentives-list')

import { listConfig } from '../../page-config'

export default listConfig('fiscal-tax-penalty-list')

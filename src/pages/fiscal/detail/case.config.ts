import { documentConfig } from '../../page-config'

export default documentConfig('fiscal-tax-case-detail')

import { documentConfig } from '../../page-config'

export default documentConfig('fiscal-tax-law-detail')

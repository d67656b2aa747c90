import { documentConfig } from '../../page-config'

export default documentConfig('fiscal-tax-qa-detail')

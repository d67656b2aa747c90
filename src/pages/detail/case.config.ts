import { documentConfig } from '../page-config'

export default documentConfig('case-detail')

import { documentConfig } from '../page-config'

export default documentConfig('law-detail')

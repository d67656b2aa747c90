import { documentConfig } from '../page-config'

export default documentConfig('judicial-detail')

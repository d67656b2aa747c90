import { ROUTES } from '../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['ccc-no-auth'].title })

import { ROUTES } from '../../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['case-report'].title })

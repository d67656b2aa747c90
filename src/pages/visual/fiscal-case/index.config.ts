import { ROUTES } from '../../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['fiscal-tax-case-visual'].title })

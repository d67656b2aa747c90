import { ROUTES } from '../../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['fiscal-tax-carousel'].title })
